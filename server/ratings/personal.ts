import type { PersonalTable } from '../db/described.ts'
import { ratings } from '../db/schema/ratings.ts'

export const ownRatings: PersonalTable = {
  table: ratings,
  owner: ratings.userId,
  exported: {
    file: 'bewertungen',
    columns: {
      itemType: ratings.itemType,
      itemId: ratings.itemId,
      value: ratings.value,
      top: ratings.top,
      flop: ratings.flop,
      critic: ratings.critic,
      intentAt: ratings.intentAt,
      updatedAt: ratings.updatedAt,
    },
    order: [ratings.changeSeq],
  },
}
