import * as schema from '../db/schema/users.ts'
import type { ThingKind } from '../things/thing.ts'
import { isActivated } from './queries.ts'

export const users: ThingKind = {
  type: 'users',
  table: schema.users,
  name: schema.users.username,
  pageName: schema.users.username,
  author: schema.users.id,
  // Neither those who never followed the link in their mail, nor who stands for all that are gone.
  isSeen: () => isActivated,
  // What they have written still bears their name.
  isNamed: () => undefined,
}
