import type { PersonalTable } from '../db/described.ts'
import { sessions } from '../db/schema/session.ts'

export const ownSessions: PersonalTable = {
  table: sessions,
  owner: sessions.userId,
  exported: {
    file: 'anmeldungen',
    columns: {
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
    },
    order: [sessions.createdAt],
  },
}
