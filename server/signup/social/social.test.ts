import { afterAll, expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD, type TestServer } from '../../../test/server.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { startStandIn } from '../../../test/standIn.ts'
import { signups } from '../../db/schema/signup.ts'
import { users } from '../../db/schema/users.ts'

type Person = { id: string; name?: string; email?: string }

/** The owners of tokens in the stand-in; `app` is the app for which the token was issued. */
const people = new Map<string, { app?: string; person: Person }>()
const graph = await startStandIn((url) => {
  const known = people.get(url.searchParams.get('access_token') ?? '')
  if (!known) return { status: 400, body: { error: { message: 'Invalid OAuth access token.' } } }
  if (url.pathname === '/v1/app') return { body: { id: known.app ?? 'our-app' } }
  if (url.pathname !== '/v1/me' || url.searchParams.get('fields') !== 'id,name,email') return { status: 404, body: {} }
  return { body: known.person }
})
const smtp = await startSmtp()
afterAll(() => Promise.all([graph.stop(), smtp.stop()]))

let tokens = 0
/** A token of this person. */
function tokenOf(person: Partial<Person> = {}, app?: string): string {
  const token = `token-${++tokens}`
  people.set(token, { ...(app ? { app } : {}), person: { id: `fb-${tokens}`, name: 'Käthe Kino', ...person } })
  return token
}

const signIn = (server: TestServer, token: string, visitor = server.visitor()) =>
  visitor.send('POST', '/api/session', { access_token: token })

describeOnBothDatabases(
  'social login',
  (server) => {
    it('makes a profile for who is new, once, with a name that is free', async () => {
      const token = tokenOf({ email: 'Kaethe@example.org' })
      const visitor = server().visitor()
      const first = await signIn(server(), token, visitor)
      expect(first.json()).toMatchObject({
        type: 'RegisteredUser',
        is_new: true,
        username: 'Käthe.Kino',
        credentials: '',
      })
      expect((await visitor.get('/api/session')).json().username).toBe('Käthe.Kino')
      const again = await signIn(server(), token)
      expect(again.json()).toMatchObject({ is_new: false, id: first.json().id })
      const namesake = await signIn(server(), tokenOf({ email: 'andere@example.org' }))
      expect(namesake.json()).toMatchObject({ is_new: true, username: 'Käthe.Kino-2' })
      const unusable = await signIn(server(), tokenOf({ email: 'leer@example.org', name: '🎬' }))
      expect(unusable.json().username).toMatch(/^Filmfan-/)
    })

    it.each(['moderation', 'Admin', 'ạdmin', 'Lichtspiel Support', 'User'])(
      'gives nobody the name %s, nor a number to it',
      async (name) => {
        for (const email of [`eins${tokens}@example.org`, `zwei${tokens}@example.org`]) {
          expect((await signIn(server(), tokenOf({ email, name }))).json().username).toMatch(/^Filmfan-/)
        }
      },
    )

    it('knows a member by the address, and from then on by the network’s id', async () => {
      const user = await server().addUser()
      const token = tokenOf({ id: 'fb-known', email: user.email.toUpperCase() })
      expect((await signIn(server(), token)).json()).toMatchObject({ id: user.id, is_new: false })
      const moved = tokenOf({ id: 'fb-known', email: 'umgezogen@example.org' })
      expect((await signIn(server(), moved)).json()).toMatchObject({ id: user.id, is_new: false })
    })

    it('tells a member by mail that an account was linked, once, and takes it away with a recovered password', async () => {
      const user = await server().addUser()
      const mailsTo = async () => {
        await server().jobs.runDue()
        return smtp.received.filter(({ recipients }) => recipients.includes(user.email)).map(({ mail }) => mail)
      }
      const id = `fb-of-${user.id}`
      for (let visit = 0; visit < 2; visit++) await signIn(server(), tokenOf({ id, email: user.email }))
      const linked = 'Dein Profil bei Lichtspiel ist jetzt mit Facebook verknüpft'
      expect((await mailsTo()).map(({ subject }) => subject)).toEqual([linked])

      await server().visitor().send('POST', '/api/request_password', { user: user.username })
      const token = /\/passwort\/([\w-]+)/.exec((await mailsTo()).at(-1)?.text ?? '')?.[1]
      const password = 'drei Karten für heute'
      expect((await server().visitor().send('PUT', '/api/password', { token, password })).statusCode).toBe(200)
      expect((await mailsTo()).at(-1)?.text).toContain('Die Verknüpfung mit Facebook ist damit gelöst.')
      const elsewhere = await signIn(server(), tokenOf({ id, email: 'anderswo@example.org', name: 'Anders Wo' }))
      expect(elsewhere.json()).toMatchObject({ is_new: true, username: 'Anders.Wo' })
    })

    it('shows in the account whether one is linked', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const isLinked = async () => (await visitor.get('/api/me')).json().facebook_linked
      expect(await isLinked()).toBe(false)
      await signIn(server(), tokenOf({ email: user.email }))
      expect(await isLinked()).toBe(true)
    })

    it('has no password to be guessed', async () => {
      await signIn(server(), tokenOf({ email: 'ohne@example.org', name: 'Ohne Passwort' }))
      for (const password of [' ', 'undefined', TEST_PASSWORD]) {
        expect((await server().visitor().signIn('Ohne.Passwort', password)).statusCode).toBe(401)
      }
    })

    it('refuses who did not share an address', async () => {
      for (const email of [undefined, '', 'kaputt']) {
        const answer = await signIn(server(), tokenOf(email === undefined ? {} : { email }))
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'social_email_missing'])
      }
    })

    it('refuses a profile that is not activated', async () => {
      const user = await server().addUser({ activatedAt: null })
      const now = server().clock.now
      await server()
        .database.db.insert(signups)
        .values({
          id: 's',
          tokenHash: 's',
          username: 'Wartend',
          usernameLook: 'wartend',
          email: 'wartend@example.org',
          passwordHash: '',
          wantsNewsletter: false,
          createdAt: now,
          expiresAt: new Date(now.getTime() + 1000),
        })
      const before = await server().database.db.$count(users)
      for (const email of [user.email, 'wartend@example.org']) {
        expect((await signIn(server(), tokenOf({ email }))).json().code).toBe('social_not_activated')
      }
      expect(await server().database.db.$count(users)).toBe(before)
    })

    it('refuses a token that the network does not confirm, or that another app was given', async () => {
      for (const token of ['unknown', tokenOf({ email: 'fremd@example.org' }, 'another-app')]) {
        const visitor = server().visitor()
        const answer = await signIn(server(), token, visitor)
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'social_not_connected'])
        expect(visitor.cookies.has('session')).toBe(false)
      }
    })

    it('ends the former session, and needs the XSRF token', async () => {
      const visitor = await server().member()
      const former = visitor.cookies.get('session')
      await signIn(server(), tokenOf({ email: 'wechsel@example.org' }), visitor)
      expect(visitor.cookies.get('session')).not.toBe(former)
      const body = { access_token: tokenOf({ email: 'x@example.org' }) }
      const answer = await server().visitor().send('POST', '/api/session', body, { 'x-xsrf-token': 'x' })
      expect(answer.json().code).toBe('xsrf')
    })

    it('takes nothing that is no login', async () => {
      for (const body of [{}, { access_token: '' }, { username: 'x' }, { access_token: 7 }, []]) {
        expect((await server().visitor().send('POST', '/api/session', body)).statusCode).toBe(422)
      }
    })
  },
  {
    env: {
      FACEBOOK_APP_ID: 'our-app',
      FACEBOOK_GRAPH_URL: `${graph.url}/v1/`,
      SMTP_URL: smtp.url,
      PASSWORD_MEMORY: '1024',
      RATE_LIMITS: 'off',
    },
  },
)

describeOnBothDatabases(
  'social login without a network behind it',
  (server) => {
    it('is not connected', async () => {
      const answer = await signIn(server(), 'token')
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'social_not_connected'])
    })
  },
  // No query is needed. Nothing listens on port 9.
  { env: { FACEBOOK_APP_ID: 'our-app', FACEBOOK_GRAPH_URL: 'http://127.0.0.1:9' }, only: 'embedded' },
)
