import type { PersonalTable } from '../db/described.ts'
import { userTokens } from '../db/schema/account.ts'
import { users } from '../db/schema/users.ts'

export const ownAccount: PersonalTable = {
  table: users,
  owner: users.id,
  exported: {
    file: 'profil',
    columns: {
      id: users.id,
      username: users.username,
      email: users.email,
      credentials: users.credentials,
      createdAt: users.createdAt,
      activatedAt: users.activatedAt,
      wantsNewsletter: users.wantsNewsletter,
      facebookId: users.facebookId,
    },
  },
}

export const ownUserTokens: PersonalTable = {
  table: userTokens,
  owner: userTokens.userId,
  exported: {
    file: 'mail-links',
    columns: {
      purpose: userTokens.purpose,
      email: userTokens.email,
      createdAt: userTokens.createdAt,
      expiresAt: userTokens.expiresAt,
    },
    order: [userTokens.createdAt],
  },
}
