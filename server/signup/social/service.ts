import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { emailFault, TAKEN, toEmail, toUsername, usernameFault } from '../../credentials/service.ts'
import type { Tx } from '../../db/client.ts'
import { toLook } from '../../db/nameLook.ts'
import type { Platform } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import type { Mailer } from '../../mail/service.ts'
import { toUsernameKey } from '../../session/service.ts'
import { facebookLinkedMail } from '../mails.ts'
import * as queries from '../queries.ts'
import { readSocialPerson } from './graph.ts'

/**
 * Finds, or makes, the profile of whom the social network's token belongs to (B7).
 *
 * @returns the address under which the session domain knows the profile.
 * @throws ProblemError `social_not_connected`, `social_email_missing`, `social_not_activated`
 */
export type SocialSignIn = (accessToken: string) => Promise<{ email: string; isNew: boolean }>

const LinkedMail = z.object({ username: z.string(), email: z.string() })

export function createSocialSignIn(platform: Platform, mailer: Mailer): SocialSignIn {
  const { config, database, clock } = platform

  mailer.define('facebookLinked', async (payload) => {
    const { username, email } = z.parse(LinkedMail, payload)
    const url = new URL('/anmelden', config.publicUrl)
    return facebookLinkedMail({ name: username, address: email }, config.productName, url)
  })

  return async (accessToken) => {
    const person = config.facebook ? await readSocialPerson(config.facebook, accessToken) : null
    if (!person) throw new ProblemError('social_not_connected')
    const { facebookId, name } = person
    const email = person.email === null ? '' : toEmail(person.email)
    if (emailFault(email) !== null) throw new ProblemError('social_email_missing')
    const now = clock()
    return database.db.transaction(async (tx) => {
      await queries.lockSignups(tx)
      const user = (await queries.findUserByFacebookId(tx, facebookId)) ?? (await queries.findUserByEmail(tx, email))
      if (user) {
        if (user.activatedAt === null) throw new ProblemError('social_not_activated')
        const isLinked = await queries.linkFacebook(tx, user.id, facebookId)
        if (isLinked) await mailer.send('facebookLinked', { username: user.username, email: user.email }, tx)
        return { email: user.email, isNew: false }
      }
      // A registration waits for its link; making a second profile now would take the name away from it.
      if (await queries.hasSignupFor(tx, email, now)) throw new ProblemError('social_not_activated')
      const username = await findFreeUsername(tx, name, config.productName)
      const made = await queries.insertUser(tx, {
        id: randomUUID(),
        username,
        usernameKey: toUsernameKey(username),
        email,
        // No password: the forgotten-password mail gives one.
        passwordHash: '',
        facebookId,
        createdAt: now,
        activatedAt: now,
      })
      if (!made) throw new ProblemError('social_not_connected')
      return { email, isNew: true }
    })
  }
}

/** The person's name as a username, with a number where somebody has it; a neutral one where nobody may bear it. */
async function findFreeUsername(tx: Tx, name: string, productName: string): Promise<string> {
  const wished = toUsername(name)
    .replace(/[^\p{L}\p{N}]+/gu, '.')
    .replace(/^\.+|\.+$/g, '')
  const base = [...wished].slice(0, 14).join('').replace(/\.$/, '')
  const numbered = [wished, base, ...Array.from({ length: 8 }, (_, index) => `${base}-${index + 2}`)]
  const isReserved = [wished, base].some((username) => usernameFault(username, productName) === TAKEN)
  for (const username of [...(isReserved ? [] : numbered), `Filmfan-${randomUUID().slice(0, 8)}`]) {
    if (usernameFault(username, productName) !== null) continue
    if (!(await queries.hasUserLike(tx, { key: toUsernameKey(username), look: toLook(username) }))) return username
  }
  throw new Error('no free username was found')
}
