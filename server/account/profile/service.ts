import * as z from 'zod/mini'
import type { Account, updateAccountCall } from '#contract/account.ts'
import type { Body } from '#contract/call.ts'
import { emailFault, passwordFault, toEmail } from '../../credentials/service.ts'
import type { Member, Platform } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromLimit } from '../../http/sharedLimit.ts'
import type { Mailer } from '../../mail/service.ts'
import { dropImage, saveAvatar, toImage } from '../../media/service.ts'
import { hashPassword, replacePassword, type SessionService, unlinkFacebook } from '../../session/service.ts'
import { changePrivacy, readPrivacy } from '../../users/service.ts'
import { confirmPassword, type PasswordField, toWrongPassword } from '../confirmPassword.ts'
import { revokeTokens } from '../tokens/service.ts'
import { createEmailChange } from './email/service.ts'
import { facebookUnlinkedMail } from './mails.ts'
import { findAccount, swapAvatar, updateUser } from './queries.ts'

/** Guesses of a password by whoever found a device unlocked. */
const GUESSES = { max: 10, windowSeconds: 900 }

type Changes = Body<typeof updateAccountCall>['account']

export type Profile = {
  read(member: Member): Promise<Account>
  /**
   * A new password ends all sessions and recovery links, and begins a session for who set it.
   *
   * @returns `sessionToken` of that session; null where no password was set. @throws ProblemError `invalid`
   */
  update(
    member: Member,
    changes: Changes,
    userAgent: string,
  ): Promise<{ account: Account; sessionToken: string | null }>
  /** @throws ProblemError `token_invalid`, also when somebody else has the address by now. */
  confirmEmail(token: string): Promise<{ email: string }>
  /** @throws UnusablePicture */
  setAvatar(member: Member, bytes: Buffer): Promise<Account>
  removeAvatar(member: Member): Promise<Account>
  /**
   * @returns the hash that it fits: whoever changes something by it confirms that it still holds.
   * @throws ProblemError `invalid` at the field, `too_many_requests`
   */
  checkPassword(member: Member, password: string, field: PasswordField): Promise<string>
}

const UnlinkedMail = z.object({ username: z.string(), email: z.string() })

export function createProfile(platform: Platform, sessions: SessionService, mailer: Mailer): Profile {
  const { config, database, clock } = platform
  const { db } = database
  const { productName } = config
  const emails = createEmailChange(platform, mailer)

  mailer.define('facebookUnlinked', async (payload) => {
    const { username, email } = z.parse(UnlinkedMail, payload)
    return facebookUnlinkedMail({ name: username, address: email }, productName)
  })

  const find = async (member: Member) => {
    const found = await findAccount(db, member.id, clock())
    if (!found) throw new ProblemError('sign_in_needed')
    return found
  }

  const read = async (member: Member): Promise<Account> => {
    const { user, avatar, pendingEmail } = await find(member)
    return {
      username: user.username,
      email: user.email,
      pending_email: pendingEmail,
      wants_newsletter: user.wantsNewsletter,
      avatar: avatar && toImage(avatar),
      created_at: user.createdAt.toISOString(),
      privacy: await readPrivacy(db, user.id),
      facebook_linked: user.facebookId !== null || (config.facebook ? false : null),
    }
  }

  const checkPassword = async (member: Member, password: string, field: PasswordField): Promise<string> => {
    // By session: from one that was stolen nobody keeps the owner from changing the password.
    await takeFromLimit(platform, `reauth:${member.sessionId ?? member.id}`, GUESSES, clock())
    const passwordHash = await sessions.checkPassword(member.id, password)
    if (passwordHash === null) throw toWrongPassword(field)
    return passwordHash
  }

  const endFacebookLink = async (member: Member, to: { username: string; email: string }, passwordHash: string) => {
    await db.transaction(async (tx) => {
      await confirmPassword(tx, member, passwordHash, 'current_password')
      const { username, email } = to
      if (await unlinkFacebook(tx, member.id)) await mailer.send('facebookUnlinked', { username, email }, tx)
    })
  }

  const setAvatarImage = async (member: Member, imageId: string | null) => {
    const former = await db.transaction((tx) => swapAvatar(tx, member.id, imageId))
    // Of somebody who has gone meanwhile nobody keeps a picture.
    const unused = former === undefined ? imageId : former
    if (unused !== null) await dropImage(db, config.dataDir, unused)
    return read(member)
  }

  return {
    read,
    checkPassword,
    async update(member, changes, userAgent) {
      const { user } = await find(member)
      const email = changes.email === undefined ? user.email : toEmail(changes.email)
      const faults = {
        email: email === user.email ? null : emailFault(email),
        password:
          changes.password === undefined
            ? null
            : passwordFault(changes.password, [user.username, email, user.email, config.productName]),
      }
      const errors = Object.fromEntries(
        Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]]])),
      )
      if (Object.keys(errors).length > 0) throw new ProblemError('invalid', { errors })
      const needsPassword =
        email !== user.email || changes.password !== undefined || changes.facebook_linked !== undefined
      // Without need none is asked for, and none is compared.
      const checked = needsPassword
        ? await checkPassword(member, changes.current_password ?? '', 'current_password')
        : ''
      if (changes.wants_newsletter !== undefined) {
        await updateUser(db, member.id, { wantsNewsletter: changes.wants_newsletter })
      }
      if (changes.privacy !== undefined) await changePrivacy(db, member.id, changes.privacy)
      if (changes.facebook_linked === false) await endFacebookLink(member, user, checked)
      if (email !== user.email) await emails.ask(member, user, { email, passwordHash: checked })
      // The address that holds already: what else was asked for is not meant any more.
      else if (changes.email !== undefined) await db.transaction((tx) => revokeTokens(tx, member.id, 'email'))
      if (changes.password === undefined) return { account: await read(member), sessionToken: null }
      const passwordHash = await hashPassword(changes.password, config.passwordMemory)
      const sessionToken = await db.transaction(async (tx) => {
        await confirmPassword(tx, member, checked, 'current_password')
        // Also a link to another address: whoever knew the former password may have asked for it.
        await revokeTokens(tx, member.id)
        const { unlinked } = await replacePassword(tx, member.id, passwordHash)
        await mailer.send('passwordChanged', { username: user.username, email: user.email, unlinked }, tx)
        return sessions.begin(member, userAgent, tx)
      })
      return { account: await read(member), sessionToken }
    },
    confirmEmail: emails.confirm,
    setAvatar: async (member, bytes) => setAvatarImage(member, await saveAvatar(db, config.dataDir, bytes, clock())),
    removeAvatar: (member) => setAvatarImage(member, null),
  }
}
