import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeForm } from '#contract/form.ts'
import { aSignup } from '../../test/builders/signup.ts'
import { describeOnBothDatabases, type TestServer } from '../../test/server.ts'
import { FORM, post, register } from '../../test/signups.ts'
import { startSmtp } from '../../test/smtp.ts'
import { solvedCaptcha } from '../../test/solveCaptcha.ts'
import type { Visitor } from '../../test/visitor.ts'
import { usedCaptchas } from '../db/schema/captcha.ts'
import { signups } from '../db/schema/signup.ts'
import { users } from '../db/schema/users.ts'

const HOUR = 3_600_000
const env = { CAPTCHA_BITS: '10', PASSWORD_MEMORY: '1024' }

const smtp = await startSmtp()
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

/** The token of the newest mail to an address. */
async function mailedToken(server: TestServer, address = ''): Promise<string> {
  await server.jobs.runDue()
  const mail = smtp.received.findLast(({ recipients }) => recipients.includes(address))
  return /\/aktivieren\/([\w-]+)/.exec(mail?.mail.text ?? '')?.[1] ?? ''
}

const activate = (visitor: Visitor, token: string) => visitor.send('POST', '/api/activation', { token })

describeOnBothDatabases(
  'signup',
  (server) => {
    const rows = async () => [await server().database.db.$count(users), await server().database.db.$count(signups)]

    it('mails a link, makes a profile of it once, and only then lets its owner in', async () => {
      const { form, answer, visitor } = await register(server(), { wants_newsletter: '1' })
      expect([answer.statusCode, answer.json()]).toEqual([200, { username: form.username }])
      expect((await visitor.signIn(form.username ?? '', form.password ?? '')).statusCode).toBe(401)
      const token = await mailedToken(server(), form.email)
      expect(smtp.received[0]?.mail.subject).toBe('Aktiviere dein Profil bei Lichtspiel')
      const activated = await activate(visitor, token)
      expect([activated.statusCode, activated.json()]).toEqual([200, { username: form.username }])
      expect((await visitor.signIn(form.username ?? '', form.password ?? '')).statusCode).toBe(200)
      const again = await activate(visitor, token)
      expect([again.statusCode, again.json().code]).toEqual([404, 'token_invalid'])
      const user = await server().database.db.query.users.findFirst({
        where: (row, { eq }) => eq(row.email, form.email ?? ''),
      })
      expect(user).toMatchObject({ wantsNewsletter: true, createdAt: server().clock.now })
      expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
    })

    it('keeps the token of the link nowhere', async () => {
      const { form } = await register(server())
      const { db } = server().database
      const stored = async () => JSON.stringify([await db.select().from(signups), await db.query.jobs.findMany()])
      const before = await stored()
      const token = await mailedToken(server(), form.email)
      expect(token).toHaveLength(43)
      expect(before + (await stored())).not.toContain(token)
    })

    it('lets the link run out after two days', async () => {
      const { form, visitor } = await register(server())
      const token = await mailedToken(server(), form.email)
      server().clock.advance(48 * HOUR)
      expect((await activate(visitor, token)).json().code).toBe('token_invalid')
      expect((await activate(visitor, 'wrong')).json().code).toBe('token_invalid')
    })

    it('takes no name that is, or looks like, a member’s or one that waits for its link', async () => {
      await server().addUser({ username: 'Kinokatze' })
      for (const username of ['KINOKATZE', 'Kin0katze', 'K1nokatze']) {
        const { answer } = await register(server(), { username })
        expect(answer.json().errors).toEqual({ username: ['Dieser Benutzername ist schon vergeben.'] })
      }
      await register(server(), { username: 'Wartende' })
      expect((await register(server(), { username: 'vvartende' })).answer.statusCode).toBe(422)
      server().clock.advance(48 * HOUR)
      expect((await register(server(), { username: 'vvartende' })).answer.statusCode).toBe(200)
    })

    it('says of a taken name together with all else, for one solved captcha each time', async () => {
      await server().addUser({ username: 'Kinomaus' })
      const taken = ['Dieser Benutzername ist schon vergeben.']
      const email = ['Das ist keine gültige E-Mail-Adresse.']
      const { answer, form, visitor } = await register(server(), { username: 'K1nomaus', email: 'wo' })
      expect(answer.json().errors).toEqual({ username: taken, email })
      expect((await post(visitor, form as Record<string, string>)).json().errors).toEqual({ email })
      await register(server(), { username: 'Wartemaus', email: 'maus@example.org' })
      const again = { username: 'Wartemaus', password: 'kurz' }
      const password = [expect.any(String)]
      for (const [typed, errors] of [
        [
          { ...again, email: 'wo' },
          { password, email },
        ],
        [{ ...again, email: 'maus@example.org' }, { password }],
        [
          { ...again, email: 'andere@example.org' },
          { username: taken, password },
        ],
      ] as const) {
        expect((await register(server(), typed)).answer.json().errors).toEqual(errors)
      }
    })

    it('lets one of two registrations of a name win that come at once', async () => {
      const both = await Promise.all([1, 2].map(() => register(server(), { username: 'Gleichzeitig' })))
      expect(both.map(({ answer }) => answer.statusCode).toSorted()).toEqual([200, 422])
    })

    it('answers an address that has a profile like any other, and tells its owner alone', async () => {
      const user = await server().addUser()
      const { answer, form } = await register(server(), { email: user.email.toUpperCase() })
      expect([answer.statusCode, answer.json()]).toEqual([200, { username: form.username }])
      await server().jobs.runDue()
      const got = smtp.received.find(({ recipients }) => recipients.includes(user.email))
      expect(got?.mail.subject).toBe('Du hast schon ein Profil bei Lichtspiel')
      expect(got?.mail.text).not.toContain('/aktivieren/')
    })

    it('gives nobody a profile with an address that another one activated', async () => {
      const email = 'opfer@example.org'
      const stranger = await register(server(), { email })
      const strangers = await mailedToken(server(), email)
      const owner = await register(server(), { email })
      const owners = await mailedToken(server(), email)
      expect(owners).not.toBe(strangers)
      expect((await activate(owner.visitor, owners)).json()).toEqual({ username: owner.form.username })
      expect((await activate(owner.visitor, strangers)).json().code).toBe('token_invalid')
      expect((await owner.visitor.signIn(stranger.form.username ?? '', stranger.form.password ?? '')).statusCode).toBe(
        401,
      )
    })

    it('takes no fields that are not on the form: nobody makes himself an admin, activated or older', async () => {
      const visitor = server().visitor()
      const form = {
        ...aSignup({ 'g-recaptcha-response': await solvedCaptcha(visitor, 'signup') }),
        credentials: 'admin_user',
        id: 'u-1',
        created_at: '2001-01-01T00:00:00Z',
        activated_at: '2001-01-01T00:00:00Z',
        demo: '1',
      }
      expect((await post(visitor, form as Record<string, string>)).statusCode).toBe(200)
      await activate(visitor, await mailedToken(server(), form.email))
      const session = (await visitor.signIn(form.username ?? '', form.password ?? '')).json()
      expect(session.credentials).toBe('')
      expect(session.id).not.toBe('u-1')
    })

    it('needs the XSRF token', async () => {
      const before = await rows()
      const answer = await server()
        .visitor()
        .send('POST', '/api/v1/users', encodeForm('user', {}), { ...FORM, 'x-xsrf-token': 'x' })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'xsrf'])
      expect(await rows()).toEqual(before)
    })

    it('uses a captcha up only where the answer may tell of a name', async () => {
      const { db } = server().database
      const visitor = server().visitor()
      const solution = await solvedCaptcha(visitor, 'signup')
      const before = await db.$count(usedCaptchas)
      await post(visitor, aSignup({ 'g-recaptcha-response': solution, username: '' }) as Record<string, string>)
      expect(await db.$count(usedCaptchas)).toBe(before)
      expect((await register(server(), { 'g-recaptcha-response': solution })).answer.statusCode).toBe(200)
      expect((await register(server(), { 'g-recaptcha-response': solution })).answer.statusCode).toBe(422)
    })
  },
  { env: { ...env, SMTP_URL: smtp.url, RATE_LIMITS: 'off' } },
)

describeOnBothDatabases(
  'limits of signup',
  (server) => {
    it('lets strangers send no more than five mails a day to one address', async () => {
      for (let mail = 0; mail < 5; mail++) {
        expect((await register(server(), { email: 'viel@example.org' })).answer.statusCode).toBe(200)
      }
      const sixth = await register(server(), { email: 'viel@example.org' })
      expect([sixth.answer.statusCode, sixth.answer.headers['retry-after']]).toEqual([429, '86400'])
    })

    it('stops whoever probes names from one address', async () => {
      let refused = 0
      for (let attempt = 0; attempt < 31; attempt++) {
        const answer = await post(server().visitor(), aSignup() as Record<string, string>)
        if (answer.statusCode === 429) refused++
      }
      expect(refused).toBeGreaterThan(0)
    })
  },
  { env: { ...env, SMTP_URL: smtp.url } },
)

describe('another base of the user API', () => {
  describeOnBothDatabases(
    'signup',
    (server) => {
      it('is served below it', async () => {
        const answer = await post(server().visitor(), {}, '/api/konten/v2/users')
        expect(answer.statusCode).toBe(422)
        expect(server().app.hasRoute({ method: 'POST', url: '/api/v1/users' })).toBe(false)
      })
    },
    // No query is asked.
    { env: { USER_API_BASE: '/api/konten/v2/' }, only: 'embedded' },
  )
})
