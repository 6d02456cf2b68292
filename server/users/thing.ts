import { users as table } from '../db/schema/users.ts'
import type { ThingKind } from '../things/thing.ts'
import { isActivated } from './queries.ts'
import { findMembers, readMembers } from './searched/service.ts'

export const users: ThingKind = {
  type: 'users',
  table,
  name: table.username,
  pageName: table.username,
  mentionedBy: table.usernameKey,
  author: table.id,
  // Neither members who never activated the account, nor the account that stands for deleted members.
  isSeen: () => isActivated,
  // No condition: a text shows its author's name, also where the author's profile cannot be seen.
  isNamed: () => undefined,
  onDeletion: 'goes',
  moderation: { text: [table.username], yours: 'dein Bild und Profil' },
  search: { in: 'now', find: findMembers, read: readMembers },
}
