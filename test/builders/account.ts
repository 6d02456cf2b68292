import * as z from 'zod/mini'
import { Account } from '#contract/account.ts'
import { OpenSession } from '#contract/sessions.ts'

/** Anna's account, unless told otherwise. */
export function anAccount(overrides: Partial<z.input<typeof Account>> = {}): Account {
  return z.parse(Account, {
    username: 'anna',
    email: 'anna@example.org',
    pending_email: null,
    wants_newsletter: false,
    avatar: null,
    created_at: '2024-03-02T10:00:00Z',
    privacy: {
      ...{ ratings: 'public', favourites: 'public', lists: 'public', comments: 'public', diary: 'nobody' },
      ...{ messages: 'friends', receipts: false },
    },
    facebook_linked: null,
    ...overrides,
  })
}

/** Firefox on Linux, used at noon, unless told otherwise. */
export function anOpenSession(overrides: Partial<z.input<typeof OpenSession>> = {}): OpenSession {
  return z.parse(OpenSession, {
    id: 's-1',
    current: false,
    created_at: '2026-11-02T10:00:00Z',
    last_seen_at: '2026-11-21T12:00:00Z',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    ...overrides,
  })
}
