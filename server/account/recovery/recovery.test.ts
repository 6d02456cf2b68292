import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD, type TestServer } from '../../../test/server.ts'
import { startSmtp } from '../../../test/smtp.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { userTokens } from '../../db/schema/account.ts'

const NEW_PASSWORD = 'drei Karten für heute'
const smtp = await startSmtp()
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const request = (visitor: Visitor, user: string) => visitor.send('POST', '/api/request_password', { user })
const setPassword = (visitor: Visitor, token: string, password = NEW_PASSWORD) =>
  visitor.send('PUT', '/api/password', { token, password })

async function mailedToken(server: TestServer, address: string): Promise<string> {
  await server.jobs.runDue()
  const mail = smtp.received.findLast(({ recipients }) => recipients.includes(address))
  return /\/passwort\/([\w-]+)/.exec(mail?.mail.text ?? '')?.[1] ?? ''
}

describeOnBothDatabases(
  'password recovery',
  (server) => {
    it('mails a link by name or address; it sets a password once and ends every session', async () => {
      for (const by of ['username', 'email'] as const) {
        const user = await server().addUser()
        const elsewhere = await server().member(user)
        const visitor = server().visitor()
        const asked = await request(visitor, user[by].toUpperCase())
        expect([asked.statusCode, asked.json()]).toEqual([200, {}])
        const token = await mailedToken(server(), user.email)
        const answer = await setPassword(visitor, token)
        expect([answer.statusCode, answer.json()]).toEqual([200, { username: user.username }])
        expect((await elsewhere.get('/api/session')).json().type).toBe('AnonymousUser')
        expect((await visitor.signIn(user.username, TEST_PASSWORD)).statusCode).toBe(401)
        expect((await visitor.signIn(user.username, NEW_PASSWORD)).statusCode).toBe(200)
        expect((await setPassword(visitor, token)).json().code).toBe('token_invalid')
        await server().jobs.runDue()
        expect(smtp.received.at(-1)?.mail.subject).toBe('Dein Passwort bei Lichtspiel wurde geändert')
      }
    })

    it('says that a name is unknown, that of a profile that is not activated too', async () => {
      const { username } = await server().addUser({ activatedAt: null })
      for (const name of ['niemand', username]) {
        const answer = await request(server().visitor(), name)
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_user'])
      }
    })

    it('lets the link run out after an hour, and takes no other', async () => {
      const user = await server().addUser()
      await request(server().visitor(), user.username)
      const token = await mailedToken(server(), user.email)
      const { db } = server().database
      expect(JSON.stringify(await db.select().from(userTokens))).not.toContain(token)
      expect((await setPassword(server().visitor(), 'x')).json().code).toBe('token_invalid')
      server().clock.advance(3_600_000)
      expect((await setPassword(server().visitor(), token)).json().code).toBe('token_invalid')
    })

    it('says whether a link still holds, as often as it is asked, and whose it is', async () => {
      const user = await server().addUser()
      const visitor = server().visitor()
      const ask = (token: string) => visitor.send('POST', '/api/password/link', { token })
      await request(visitor, user.username)
      const token = await mailedToken(server(), user.email)
      expect((await ask(token)).json()).toEqual({ username: user.username })
      expect((await ask(token)).statusCode).toBe(200)
      expect((await ask('x')).json().code).toBe('token_invalid')
      expect((await setPassword(visitor, token)).statusCode).toBe(200)
      expect((await ask(token)).json().code).toBe('token_invalid')
    })

    it('ends a link with the next one that is asked for, and the next one with its use', async () => {
      const user = await server().addUser()
      const visitor = server().visitor()
      await request(visitor, user.username)
      const first = await mailedToken(server(), user.email)
      await request(visitor, user.username)
      const second = await mailedToken(server(), user.email)
      expect(second).not.toBe(first)
      expect((await setPassword(visitor, first)).json().code).toBe('token_invalid')
      expect((await setPassword(visitor, second)).statusCode).toBe(200)
      expect((await setPassword(visitor, second)).json().code).toBe('token_invalid')
    })

    it('leaves one link that works where two are asked for at once, and mails no other', async () => {
      const user = await server().addUser()
      const asked = await Promise.all([1, 2, 3].map(() => request(server().visitor(), user.username)))
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      const { db } = server().database
      expect(await db.$count(userTokens, eq(userTokens.userId, user.id))).toBe(1)
      await server().jobs.runDue()
      const mails = smtp.received.filter(({ recipients }) => recipients.includes(user.email))
      expect(mails).toHaveLength(1)
    })

    it('ends a link with a password that is set in the account', async () => {
      const user = await server().addUser()
      await request(server().visitor(), user.username)
      const token = await mailedToken(server(), user.email)
      const member = await server().member(user)
      const account = { password: 'zwei Karten für heute', current_password: TEST_PASSWORD }
      expect((await member.send('PATCH', '/api/me', { account })).statusCode).toBe(200)
      expect((await setPassword(server().visitor(), token)).json().code).toBe('token_invalid')
    })

    it('says what is wrong with a password, and the link stays good', async () => {
      const user = await server().addUser()
      await request(server().visitor(), user.username)
      const token = await mailedToken(server(), user.email)
      const short = await setPassword(server().visitor(), token, 'kurz')
      expect([short.statusCode, short.json().errors]).toEqual([
        422,
        { password: ['Dein Passwort braucht mindestens 10 Zeichen.'] },
      ])
      for (const guessed of [`${user.username}1!`, user.email, 'changeme123', 'lichtspiel-2026']) {
        const answer = await setPassword(server().visitor(), token, guessed)
        expect(answer.json().errors).toEqual({ password: ['Dieses Passwort ist zu leicht zu erraten.'] })
      }
      expect((await setPassword(server().visitor(), token)).statusCode).toBe(200)
    })

    it('needs the XSRF token', async () => {
      const user = await server().addUser()
      const answer = await server()
        .visitor()
        .send('POST', '/api/request_password', { user: user.username }, { 'x-xsrf-token': '' })
      expect(answer.json().code).toBe('xsrf')
      expect(await mailedToken(server(), user.email)).toBe('')
    })
  },
  { env: { SMTP_URL: smtp.url, PASSWORD_MEMORY: '1024', RATE_LIMITS: 'off' } },
)

describeOnBothDatabases(
  'limits of password recovery',
  (server) => {
    const from = (address: string, user: string) =>
      server().visitor().send('POST', '/api/request_password', { user }, { 'x-forwarded-for': address })

    it('stop whoever tries names from one address', async () => {
      for (let name = 0; name < 5; name++) expect((await from('192.0.2.1', `niemand${name}`)).statusCode).toBe(404)
      const refused = await from('192.0.2.1', 'niemand')
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    })

    it('send a member no more than three mails an hour, without a word', async () => {
      const user = await server().addUser()
      for (let mail = 0; mail < 5; mail++) {
        expect((await from(`192.0.2.${10 + mail}`, user.email)).statusCode).toBe(200)
        // Else only the last link would be mailed.
        await server().jobs.runDue()
      }
      expect(smtp.received).toHaveLength(3)
    })
  },
  { env: { SMTP_URL: smtp.url, PASSWORD_MEMORY: '1024', TRUST_PROXY: 'loopback' } },
)
