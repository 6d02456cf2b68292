import { isShownTrivia } from '../db/isShown.ts'
import * as schema from '../db/schema/community.ts'
import type { ThingKind } from '../things/thing.ts'

export const trivia: ThingKind = {
  type: 'trivia',
  table: schema.trivia,
  author: schema.trivia.userId,
  isSeen: () => isShownTrivia,
}
