import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { SignupForm } from '#contract/signup.ts'
import type { Captchas } from '../captcha/service.ts'
import { TAKEN, toEmail, toUsername } from '../credentials/service.ts'
import type { Db, Tx } from '../db/client.ts'
import { toLook } from '../db/nameLook.ts'
import { toMailedLink, toMailedToken, toTokenHash } from '../http/mailedToken.ts'
import type { Platform } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { takeFromLimit } from '../http/sharedLimit.ts'
import type { Mailer } from '../mail/service.ts'
import { hashPassword, toUsernameKey } from '../session/service.ts'
import { CAPTCHA_FAULT, formFaults } from './formFaults.ts'
import { activationMail, knownAddressMail } from './mails.ts'
import * as queries from './queries.ts'

const LIFETIME_MS = 2 * 86_400_000
/** Mails that strangers can make us send to one address. */
const BY_EMAIL = { max: 5, windowSeconds: 86_400 }

export type Signups = {
  /**
   * Takes a registration and mails the link that makes a profile of it. Whoever has a profile already gets another
   * mail instead: the answer is the same, so that nobody learns who is a member.
   *
   * @param domain the product's own, which the form must name.
   * @throws ProblemError `invalid` with a sentence for each field, `too_many_requests`.
   */
  register(form: SignupForm, domain: string): Promise<{ username: string }>
  /** Makes the profile. @throws ProblemError `token_invalid` for a link that never was, was used, or has run out. */
  activate(token: string): Promise<{ username: string }>
}

const SignupMail = z.object({ signupId: z.string() })
const KnownAddressMail = z.object({ userId: z.string() })

export function createSignups(platform: Platform, captchas: Captchas, mailer: Mailer): Signups {
  const { config, database, clock, secret } = platform
  const { db } = database
  const tokenOf = (id: string) => toMailedToken(secret, 'activation', id)

  mailer.define('activation', async (payload) => {
    const signup = await queries.findSignup(db, z.parse(SignupMail, payload).signupId)
    if (!signup) return null
    const url = toMailedLink(config.publicUrl, 'activation', tokenOf(signup.id))
    return activationMail({ name: signup.username, address: signup.email }, config.productName, url)
  })
  mailer.define('knownAddress', async (payload) => {
    const user = await queries.findUserById(db, z.parse(KnownAddressMail, payload).userId)
    if (!user) return null
    const url = new URL('/anmelden', config.publicUrl)
    return knownAddressMail({ name: user.username, address: user.email }, config.productName, url)
  })

  return {
    async register(typed, domain) {
      const form = { ...typed, username: toUsername(typed.username), email: toEmail(typed.email) }
      const errors = formFaults(form, config.productName, domain)
      const isFaulty = Object.keys(errors).length > 0
      // Nobody learns of a name without a solved captcha, and each is good for one name.
      const asksName = !errors.username && !errors['g-recaptcha-response']
      const isSolved = asksName && (await captchas.isSolved('signup', form['g-recaptcha-response']))
      const now = clock()
      if (isFaulty && isSolved && (await isTaken(db, form, now, !errors.email))) errors.username = [TAKEN]
      if (isFaulty) throw new ProblemError('invalid', { errors })
      if (!isSolved) throw new ProblemError('invalid', { errors: { 'g-recaptcha-response': [CAPTCHA_FAULT] } })
      await takeFromLimit(platform, `signup:email:${form.email}`, BY_EMAIL, now)
      // Also where no profile comes of it: a stranger must not see the difference by the clock.
      const passwordHash = await hashPassword(form.password, config.passwordMemory)
      const { username, email } = form
      const look = toLook(username)
      await db.transaction(async (tx) => {
        await queries.lockSignups(tx)
        if (await isTaken(tx, form, now)) throw new ProblemError('invalid', { errors: { username: [TAKEN] } })
        const user = await queries.findUserByEmail(tx, email)
        if (user) return mailer.send('knownAddress', { userId: user.id }, tx)
        const id = randomUUID()
        await queries.insertSignup(tx, {
          id,
          tokenHash: toTokenHash(tokenOf(id)),
          username,
          usernameLook: look,
          email,
          passwordHash,
          wantsNewsletter: form.wants_newsletter === '1',
          createdAt: now,
          expiresAt: new Date(now.getTime() + LIFETIME_MS),
        })
        return mailer.send('activation', { signupId: id }, tx)
      })
      return { username }
    },

    async activate(token) {
      const now = clock()
      return db.transaction(async (tx) => {
        await queries.lockSignups(tx)
        const signup = await queries.takeSignup(tx, toTokenHash(token), now)
        if (!signup) throw new ProblemError('token_invalid')
        const { username, usernameLook, email, passwordHash, wantsNewsletter } = signup
        const key = toUsernameKey(username)
        const taken = await queries.hasUserLike(tx, { key, look: usernameLook })
        const made =
          !taken &&
          (await queries.insertUser(tx, {
            id: randomUUID(),
            username,
            usernameKey: key,
            email,
            passwordHash,
            wantsNewsletter,
            createdAt: now,
            activatedAt: now,
          }))
        if (!made) throw new ProblemError('token_invalid')
        return { username }
      })
    },
  }
}

/**
 * Whether a member, or somebody else who waits for the link, has a name like it.
 *
 * @param isAddressKnown without an address nobody can tell whose registration waits: only members count.
 */
async function isTaken(db: Db | Tx, { username, email }: SignupForm, now: Date, isAddressKnown = true) {
  const look = toLook(username)
  if (await queries.hasUserLike(db, { key: toUsernameKey(username), look })) return true
  return isAddressKnown && queries.hasSignupLike(db, look, email, now)
}
