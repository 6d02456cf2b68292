import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD, type TestServer } from '../../../test/server.ts'
import { startSmtp } from '../../../test/smtp.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { users } from '../../db/schema/users.ts'

const smtp = await startSmtp()
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const NEW_PASSWORD = 'drei Karten für heute'
const patch = (visitor: Visitor, account: object) => visitor.send('PATCH', '/api/me', { account })

async function mailTo(server: TestServer, address: string) {
  await server.jobs.runDue()
  return smtp.received.findLast(({ recipients }) => recipients.includes(address))?.mail
}

describeOnBothDatabases(
  'account',
  (server) => {
    it('is shown to its member alone', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      expect((await visitor.get('/api/me')).json()).toEqual({
        username: user.username,
        email: user.email,
        pending_email: null,
        wants_newsletter: false,
        avatar: null,
        created_at: user.createdAt.toISOString(),
        privacy: {
          ...{ ratings: 'public', favourites: 'public', lists: 'public', comments: 'public', diary: 'nobody' },
          ...{ messages: 'friends', receipts: false },
        },
        facebook_linked: null,
      })
      expect((await server().visitor().get('/api/me')).statusCode).toBe(401)
    })

    it('takes the newsletter without a password, and nothing that is not offered', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const changes = {
        wants_newsletter: true,
        credentials: 'admin_user',
        username: 'Chefin',
        created_at: '2001-01-01',
      }
      const answer = await patch(visitor, changes)
      expect(answer.json()).toMatchObject({ wants_newsletter: true, username: user.username })
      expect((await visitor.get('/api/session')).json().credentials).toBe('')
    })

    it('changes the address once the mailed link was followed, and tells the old one', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const email = `neu-${user.email}`
      const answer = await patch(visitor, { email: ` ${email.toUpperCase()}`, current_password: TEST_PASSWORD })
      expect(answer.json()).toMatchObject({ email: user.email, pending_email: email })
      const token = /\/email\/([\w-]+)/.exec((await mailTo(server(), email))?.text ?? '')?.[1]
      const confirm = () => server().visitor().send('POST', '/api/email_confirmation', { token })
      expect((await confirm()).json()).toEqual({ email })
      expect((await visitor.get('/api/me')).json()).toMatchObject({ email, pending_email: null })
      expect((await confirm()).json().code).toBe('token_invalid')
      expect((await mailTo(server(), user.email))?.subject).toBe('Deine Adresse bei Lichtspiel wurde geändert')
    })

    it('takes the profile from a linked Facebook account with a new address and with a new password, and says so', async () => {
      const { db } = server().database
      const user = await server().addUser()
      const link = () => db.update(users).set({ facebookId: user.id }).where(eq(users.id, user.id))
      const isLinked = () => db.$count(users, eq(users.facebookId, user.id))
      const visitor = await server().member(user)
      await link()
      const email = `neu-${user.email}`
      await patch(visitor, { email, current_password: TEST_PASSWORD })
      const token = /\/email\/([\w-]+)/.exec((await mailTo(server(), email))?.text ?? '')?.[1]
      expect(await isLinked()).toBe(1)
      await server().visitor().send('POST', '/api/email_confirmation', { token })
      expect(await isLinked()).toBe(0)
      expect((await mailTo(server(), user.email))?.text).toContain('Die Verknüpfung mit Facebook ist damit gelöst.')
      await link()
      await patch(visitor, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(await isLinked()).toBe(0)
      expect((await mailTo(server(), email))?.text).toContain('Die Verknüpfung mit Facebook ist damit gelöst.')
    })

    it('takes the profile from a linked Facebook account when its member says so by the password, and tells them', async () => {
      const { db } = server().database
      const user = await server().addUser()
      await db.update(users).set({ facebookId: user.id }).where(eq(users.id, user.id))
      const visitor = await server().member(user)
      expect((await visitor.get('/api/me')).json().facebook_linked).toBe(true)
      for (const current_password of [undefined, 'falsch']) {
        const refused = await patch(visitor, { facebook_linked: false, current_password })
        expect(refused.json().errors).toEqual({ current_password: ['Das ist nicht dein Passwort.'] })
      }
      expect((await patch(visitor, { facebook_linked: true, current_password: TEST_PASSWORD })).statusCode).toBe(422)
      expect((await visitor.get('/api/me')).json().facebook_linked).toBe(true)
      expect(await mailTo(server(), user.email)).toBeUndefined()
      const ended = { facebook_linked: false, current_password: TEST_PASSWORD }
      // Null: nobody signs in by Facebook on this server.
      expect((await patch(visitor, ended)).json().facebook_linked).toBeNull()
      expect(await db.$count(users, eq(users.facebookId, user.id))).toBe(0)
      const subject = 'Dein Profil bei Lichtspiel ist nicht mehr mit Facebook verknüpft'
      expect((await mailTo(server(), user.email))?.subject).toBe(subject)
      smtp.received.length = 0
      expect((await patch(visitor, ended)).statusCode).toBe(200)
      expect(await mailTo(server(), user.email)).toBeUndefined()
    })

    it('ends a link to another address with a new password, and with the address that holds; tells that one of it', async () => {
      const user = await server().addUser()
      const intruder = await server().member(user)
      const askFor = async (email: string) => {
        await patch(intruder, { email, current_password: TEST_PASSWORD })
        return /\/email\/([\w-]+)/.exec((await mailTo(server(), email))?.text ?? '')?.[1]
      }
      const confirm = async (token: string | undefined) =>
        (await server().visitor().send('POST', '/api/email_confirmation', { token })).json().code
      const first = await askFor(`erste-${user.email}`)
      expect((await mailTo(server(), user.email))?.subject).toContain('wurde eine neue Adresse angegeben')
      expect((await patch(intruder, { email: user.email })).json()).toMatchObject({ pending_email: null })
      expect(await confirm(first)).toBe('token_invalid')
      const second = await askFor(`zweite-${user.email}`)
      const owner = await server().member(user)
      const answer = await patch(owner, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(answer.json()).toMatchObject({ email: user.email, pending_email: null })
      expect(await confirm(second)).toBe('token_invalid')
      expect((await owner.get('/api/me')).json().email).toBe(user.email)
    })

    it('does not say that an address is somebody else’s, and gives it to nobody', async () => {
      const other = await server().addUser()
      const user = await server().addUser()
      const visitor = await server().member(user)
      const answer = await patch(visitor, { email: other.email, current_password: TEST_PASSWORD })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ email: user.email, pending_email: other.email })
      const mail = await mailTo(server(), other.email)
      expect(mail?.subject).toBe('Du hast schon ein Profil bei Lichtspiel')
      expect(mail?.text).not.toContain('/email/')
    })

    it('needs the current password for address and password, and says what is wrong with the new ones', async () => {
      const visitor = await server().member()
      const faults = [
        [{ email: 'neu@example.org' }, { current_password: ['Das ist nicht dein Passwort.'] }],
        [{ password: NEW_PASSWORD, current_password: 'x' }, { current_password: ['Das ist nicht dein Passwort.'] }],
        [{ email: 'a@b\r\nBcc: c@d.example' }, { email: ['Das ist keine gültige E-Mail-Adresse.'] }],
        [{ password: 'kurz' }, { password: ['Dein Passwort braucht mindestens 10 Zeichen.'] }],
        [{ password: 'changeme123' }, { password: ['Dieses Passwort ist zu leicht zu erraten.'] }],
        [{ password: 'Lichtspiel!2026' }, { password: ['Dieses Passwort ist zu leicht zu erraten.'] }],
      ]
      for (const [account, errors] of faults) {
        const answer = await patch(visitor, account ?? {})
        expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
      }
    })

    it('begins a new session for who changes the password, and ends all others', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const elsewhere = await server().member(user)
      const stolen = server().visitor()
      for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value)
      const answer = await patch(visitor, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect([answer.statusCode, answer.json().username]).toEqual([200, user.username])
      expect(visitor.cookies.get('session')).not.toBe(stolen.cookies.get('session'))
      expect((await visitor.get('/api/session')).json().type).toBe('RegisteredUser')
      expect((await visitor.get('/api/me/sessions')).json().items).toMatchObject([{ current: true }])
      // The XSRF token that came along is of the new session.
      expect((await patch(visitor, { wants_newsletter: true })).statusCode).toBe(200)
      for (const other of [elsewhere, stolen]) {
        expect((await other.get('/api/session')).json().type).toBe('AnonymousUser')
      }
      expect((await server().visitor().signIn(user.username, NEW_PASSWORD)).statusCode).toBe(200)
      expect((await mailTo(server(), user.email))?.subject).toBe('Dein Passwort bei Lichtspiel wurde geändert')
    })

    it('lets nobody guess the password who found the device unlocked', async () => {
      const visitor = await server().member()
      for (let guess = 0; guess < 10; guess++) await patch(visitor, { password: NEW_PASSWORD, current_password: 'x' })
      const right = await patch(visitor, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(right.statusCode).toBe(429)
    })

    it('lets nobody who guesses it elsewhere keep its member from changing it', async () => {
      const user = await server().addUser()
      const [owner, thief] = [await server().member(user), await server().member(user)]
      for (let guess = 0; guess < 11; guess++) await patch(thief, { password: NEW_PASSWORD, current_password: 'x' })
      const answer = await patch(owner, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(answer.statusCode).toBe(200)
    })
  },
  { env: { SMTP_URL: smtp.url, PASSWORD_MEMORY: '1024' } },
)
