import * as z from 'zod/mini'
import { toMailedLink, toMailedToken } from '../../../http/mailedToken.ts'
import type { Member, Platform } from '../../../http/platform.ts'
import { ProblemError } from '../../../http/problemError.ts'
import { takeFromLimit } from '../../../http/sharedLimit.ts'
import type { Mailer } from '../../../mail/service.ts'
import { unlinkFacebook } from '../../../session/service.ts'
import { confirmPassword } from '../../confirmPassword.ts'
import { checkToken, issueToken, readToken, revokeTokens } from '../../tokens/service.ts'
import { confirmEmailMail, emailAskedMail, emailChangedMail } from '../mails.ts'
import { findOtherByEmail, updateUser } from '../queries.ts'

const EMAIL_CHANGES = { max: 5, windowSeconds: 86_400 }

const ConfirmMail = z.object({ tokenId: z.string() })
const ChangedMail = z.object({ username: z.string(), email: z.string(), unlinked: z._default(z.boolean(), false) })

export type EmailChange = {
  /**
   * Mails a link to the new address, and a notice to the former one. The new address holds once the link was followed.
   *
   * @param change.passwordHash the hash that the member's password was checked with.
   * @throws ProblemError `too_many_requests`, `invalid` when the password was replaced meanwhile.
   */
  ask(
    member: Member,
    before: { username: string; email: string },
    change: { email: string; passwordHash: string },
  ): Promise<void>
  /** @throws ProblemError `token_invalid`, also when somebody else has the address by now. */
  confirm(token: string): Promise<{ email: string }>
}

/** Changes the address of an account by a mailed link. */
export function createEmailChange(platform: Platform, mailer: Mailer): EmailChange {
  const { config, database, clock, secret } = platform
  const { db } = database
  const { productName } = config

  mailer.define('confirmEmail', async (payload) => {
    const token = await readToken(db, z.parse(ConfirmMail, payload).tokenId)
    if (!token?.email) return null
    const url = toMailedLink(config.publicUrl, 'email', toMailedToken(secret, 'email', token.id))
    return confirmEmailMail({ name: token.owner.username, address: token.email }, productName, url)
  })
  mailer.define('emailAsked', async (payload) => {
    const { username, email } = z.parse(ChangedMail, payload)
    return emailAskedMail({ name: username, address: email }, productName)
  })
  mailer.define('emailChanged', async (payload) => {
    const { username, email, unlinked } = z.parse(ChangedMail, payload)
    return emailChangedMail({ name: username, address: email }, productName, unlinked)
  })

  return {
    async ask(member, before, { email, passwordHash }) {
      const now = clock()
      await takeFromLimit(platform, `email:user:${member.id}`, EMAIL_CHANGES, now)
      await db.transaction(async (tx) => {
        await confirmPassword(tx, member, passwordHash, 'current_password')
        const other = await findOtherByEmail(tx, member.id, email)
        // Seen from the account it is the same either way: nobody learns here who is a member.
        const tokenId = await issueToken(tx, secret, { userId: member.id, purpose: 'email', email, now })
        await mailer.send('emailAsked', { username: before.username, email: before.email }, tx)
        return other
          ? mailer.send('knownAddress', { userId: other.id }, tx)
          : mailer.send('confirmEmail', { tokenId }, tx)
      })
    },
    confirm: (token) =>
      db.transaction(async (tx) => {
        const { userId, email, owner } = await checkToken(tx, 'email', token, clock())
        if (email === null || (await findOtherByEmail(tx, userId, email))) throw new ProblemError('token_invalid')
        await revokeTokens(tx, userId)
        await updateUser(tx, userId, { email })
        // An account that named the former address: whoever reads that one still has it, perhaps.
        const unlinked = await unlinkFacebook(tx, userId)
        await mailer.send('emailChanged', { ...owner, unlinked }, tx)
        return { email }
      }),
  }
}
