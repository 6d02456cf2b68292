import { isSeenComment } from '../db/isSeen.ts'
import * as schema from '../db/schema/community.ts'
import type { ThingKind } from '../things/thing.ts'

export const comments: ThingKind = {
  type: 'comments',
  table: schema.comments,
  author: schema.comments.userId,
  isSeen: isSeenComment,
}
