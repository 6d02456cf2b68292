import * as z from 'zod/mini'
import { passwordFault } from '../../credentials/service.ts'
import { toMailedLink, toMailedToken } from '../../http/mailedToken.ts'
import type { Platform } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromLimit } from '../../http/sharedLimit.ts'
import type { Mailer } from '../../mail/service.ts'
import { hashPassword, replacePassword, type SessionService } from '../../session/service.ts'
import { checkToken, issueToken, readToken, revokeTokens } from '../tokens/service.ts'
import { passwordChangedMail, recoveryMail } from './mails.ts'

/** Mails that strangers can make us send to one member. */
const BY_USER = { max: 3, windowSeconds: 3600 }

export type Recovery = {
  /** Mails a one-time link. @throws ProblemError `unknown_user`, as PRODUCT B3 wants it told. */
  request(login: string): Promise<void>
  /** The member of a link. @throws ProblemError `token_invalid` for one that does not hold. */
  checkLink(token: string): Promise<{ username: string }>
  /** @throws ProblemError `token_invalid`, or `invalid` when the password will not do: the link stays good then. */
  setPassword(token: string, password: string): Promise<{ username: string }>
}

const RecoveryMail = z.object({ tokenId: z.string() })
const ChangedMail = z.object({ username: z.string(), email: z.string(), unlinked: z._default(z.boolean(), false) })

export function createRecovery(platform: Platform, sessions: SessionService, mailer: Mailer): Recovery {
  const { config, database, clock, secret } = platform
  const { db } = database

  mailer.define('recovery', async (payload) => {
    const token = await readToken(db, z.parse(RecoveryMail, payload).tokenId)
    if (!token) return null
    const url = toMailedLink(config.publicUrl, 'recovery', toMailedToken(secret, 'recovery', token.id))
    return recoveryMail({ name: token.owner.username, address: token.owner.email }, config.productName, url)
  })
  mailer.define('passwordChanged', async (payload) => {
    const { username, email, unlinked } = z.parse(ChangedMail, payload)
    return passwordChangedMail(
      { name: username, address: email },
      config.productName,
      new URL('/anmelden', config.publicUrl),
      unlinked,
    )
  })

  return {
    async request(login) {
      const now = clock()
      const user = await sessions.findByLogin(login)
      if (!user) throw new ProblemError('unknown_user', { error: 'Benutzername oder E-Mail unbekannt' })
      try {
        await takeFromLimit(platform, `recovery:user:${user.id}`, BY_USER, now)
      } catch {
        // A link is on its way already; a stranger can neither fill the mailbox nor keep its owner out.
        return
      }
      await db.transaction(async (tx) => {
        const tokenId = await issueToken(tx, secret, { userId: user.id, purpose: 'recovery', email: null, now })
        await mailer.send('recovery', { tokenId }, tx)
      })
    },

    async checkLink(token) {
      const { owner } = await db.transaction((tx) => checkToken(tx, 'recovery', token, clock()))
      return { username: owner.username }
    },

    async setPassword(token, password) {
      // Before the transaction: hashing takes time, and the embedded database has one connection.
      const passwordHash = await hashPassword(password.slice(0, 1000), config.passwordMemory)
      return db.transaction(async (tx) => {
        const { userId, owner } = await checkToken(tx, 'recovery', token, clock())
        const fault = passwordFault(password, [owner.username, owner.email, config.productName])
        if (fault !== null) throw new ProblemError('invalid', { errors: { password: [fault] } })
        await revokeTokens(tx, userId)
        const { unlinked } = await replacePassword(tx, userId, passwordHash)
        await mailer.send('passwordChanged', { ...owner, unlinked }, tx)
        return { username: owner.username }
      })
    },
  }
}
