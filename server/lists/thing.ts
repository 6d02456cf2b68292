import { isSeenList } from '../db/isSeen.ts'
import * as schema from '../db/schema/lists.ts'
import type { ThingKind } from '../things/thing.ts'

export const lists: ThingKind = {
  type: 'lists',
  table: schema.lists,
  name: schema.lists.name,
  author: schema.lists.userId,
  isSeen: isSeenList,
}
