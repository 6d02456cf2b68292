import { users as table } from '../db/schema/users.ts'
import type { ThingKind } from '../things/thing.ts'
import { isActivated } from './queries.ts'
import { findMembers, readMembers } from './searched/service.ts'

export const users: ThingKind = {
  type: 'users',
  table,
  name: table.username,
  pageName: table.username,
  author: table.id,
  // Neither those who never followed the link in their mail, nor who stands for all that are gone.
  isSeen: () => isActivated,
  // What they have written still bears their name.
  isNamed: () => undefined,
  onDeletion: 'goes',
  moderation: { text: [table.username], yours: 'dein Bild und Profil' },
  search: { in: 'now', find: findMembers, read: readMembers },
}
