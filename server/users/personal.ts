import type { PersonalTable } from '../db/described.ts'
import { privacy } from '../db/schema/privacy.ts'

export const ownPrivacy: PersonalTable = {
  table: privacy,
  owner: privacy.userId,
  exported: {
    file: 'sichtbarkeit',
    columns: {
      ratings: privacy.ratings,
      favourites: privacy.favourites,
      lists: privacy.lists,
      comments: privacy.comments,
      diary: privacy.diary,
      messages: privacy.messages,
      receipts: privacy.receipts,
    },
  },
}
