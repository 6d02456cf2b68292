import { expect, it } from 'vitest'
import { SIGNED_OUT_COOKIE } from '#contract/cookies.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { sessions } from '../db/schema/session.ts'

const DAY = 86_400_000

describeOnBothDatabases('session', (server) => {
  it('answers a visitor as anonymous, sets no cookie and may not be kept', async () => {
    const answer = await server().visitor().get('/api/session')
    expect(answer.json()).toEqual({ type: 'AnonymousUser' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('signs in by name in any case and by e-mail, with the fields of the specification', async () => {
    const user = await server().addUser({ username: 'Kinogängerin', credentials: 'critic_user' })
    for (const login of ['kinogÄngerin', user.email]) {
      const visitor = server().visitor()
      const answer = await visitor.signIn(login, TEST_PASSWORD)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ type: 'RegisteredUser', id: user.id, credentials: 'critic_user', lists: 0 })
      expect((await visitor.get('/api/session')).json()).toEqual(answer.json())
    }
  })

  it('says for fourteen days that an account is new', async () => {
    const createdAt = server().clock.now
    const member = await server().member(await server().addUser({ createdAt }))
    const { first_steps_until: until } = (await member.get('/api/session')).json()
    expect(until).toBe(new Date(createdAt.getTime() + 14 * DAY).toISOString())
    const old = await server().member(await server().addUser({ createdAt: new Date(createdAt.getTime() - 14 * DAY) }))
    expect((await old.get('/api/session')).json().first_steps_until).toBeUndefined()
  })

  it('keeps the token from scripts and the database', async () => {
    const visitor = server().visitor()
    const answer = await visitor.signIn((await server().addUser()).username, TEST_PASSWORD)
    const cookie = answer.cookies.find(({ name }) => name === 'session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.secure).toBeUndefined()
    const rows = await server().database.db.select().from(sessions)
    expect(rows.some((row) => row.idHash.includes(cookie?.value ?? ''))).toBe(false)
  })

  it('refuses a wrong password and an unknown name with the same words', async () => {
    const user = await server().addUser()
    const answers = [
      await server().visitor().signIn(user.username, 'falsch'),
      await server().visitor().signIn('niemand', 'falsch'),
    ].map((answer) => {
      expect(answer.statusCode).toBe(401)
      expect(answer.cookies.some(({ name }) => name === 'session')).toBe(false)
      const { request_id, ...problem } = answer.json()
      return problem
    })
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ code: 'login_failed', error: 'Benutzername oder Passwort stimmt nicht.' })
  })

  it('refuses an account that is not activated', async () => {
    const user = await server().addUser({ activatedAt: null })
    expect((await server().visitor().signIn(user.username, TEST_PASSWORD)).statusCode).toBe(401)
  })

  it('gives a new token at every login, and the former one ends', async () => {
    const user = await server().addUser()
    const visitor = await server().member(user)
    const former = visitor.cookies.get('session') ?? ''
    await visitor.signIn(user.username, TEST_PASSWORD)
    expect(visitor.cookies.get('session')).not.toBe(former)
    const thief = server().visitor()
    thief.cookies.set('session', former)
    expect((await thief.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
  })

  it('signs out, clears the cookie, and may be repeated', async () => {
    const visitor = await server().member()
    const token = visitor.cookies.get('session') ?? ''
    expect((await visitor.send('DELETE', '/api/session')).json()).toEqual({ type: 'AnonymousUser' })
    expect(visitor.cookies.has('session')).toBe(false)
    expect((await visitor.send('DELETE', '/api/session')).statusCode).toBe(200)
    visitor.cookies.set('session', token)
    expect((await visitor.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
  })

  it('counts for nothing once its page has signed out without a network, and ends with the first word of that', async () => {
    const user = await server().addUser()
    const visitor = server().visitor()
    await visitor.signIn(user.username, TEST_PASSWORD)
    const token = visitor.cookies.get('session') ?? ''
    visitor.cookies.set(SIGNED_OUT_COOKIE, '1')
    expect((await visitor.get('/api/me')).json()).toMatchObject({ code: 'sign_in_needed' })
    expect((await visitor.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
    const thief = server().visitor()
    thief.cookies.set('session', token)
    expect((await thief.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
    expect((await visitor.send('DELETE', '/api/session')).statusCode).toBe(200)
    expect([...visitor.cookies.keys()]).toEqual(['XSRF-TOKEN'])
  })

  it('of who signs in next is not touched by a sign-out that was still waiting', async () => {
    const [first, next] = [await server().addUser(), await server().addUser()]
    const visitor = server().visitor()
    await visitor.signIn(first.username, TEST_PASSWORD)
    visitor.cookies.set(SIGNED_OUT_COOKIE, '1')
    await visitor.signIn(next.username, TEST_PASSWORD)
    expect(visitor.cookies.has(SIGNED_OUT_COOKIE)).toBe(false)
    expect((await visitor.get('/api/session')).json()).toMatchObject({ username: next.username })
  })

  it('lives 90 days from its last use', async () => {
    const visitor = await server().member()
    const type = async () => (await visitor.get('/api/session')).json().type
    server().clock.advance(60 * DAY)
    expect(await type()).toBe('RegisteredUser')
    server().clock.advance(60 * DAY)
    expect(await type()).toBe('RegisteredUser')
    server().clock.advance(91 * DAY)
    expect(await type()).toBe('AnonymousUser')
  })

  it('ends after a year, however much it was used', async () => {
    const visitor = await server().member()
    for (let month = 0; month < 12; month++) {
      expect((await visitor.get('/api/session')).json().type).toBe('RegisteredUser')
      server().clock.advance(30 * DAY)
    }
    server().clock.advance(6 * DAY)
    expect((await visitor.get('/api/session')).json().type).toBe('AnonymousUser')
  })

  it('never takes on a token that somebody else planted', async () => {
    const user = await server().addUser()
    const victim = server().visitor()
    victim.cookies.set('session', 'planted')
    expect((await victim.signIn(user.username, TEST_PASSWORD)).statusCode).toBe(200)
    expect(victim.cookies.get('session')).not.toBe('planted')
    const thief = server().visitor()
    thief.cookies.set('session', 'planted')
    expect((await thief.get('/api/session')).json().type).toBe('AnonymousUser')
  })

  it('stops guessing after ten attempts at a name, and says when to try again', async () => {
    const user = await server().addUser()
    const visitor = server().visitor()
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await visitor.signIn(user.username, 'falsch')).statusCode).toBe(401)
    }
    const refused = await visitor.signIn(user.username, TEST_PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBe(900)
    // The address is counted apart: otherwise the refusal told whose it is.
    expect((await visitor.signIn(user.email, 'falsch')).statusCode).toBe(401)
    server().clock.advance(900_000)
    expect((await visitor.signIn(user.username, TEST_PASSWORD)).statusCode).toBe(200)
  })
})

describeOnBothDatabases(
  'session by https without demo data',
  (server) => {
    it("refuses the demo world's members", async () => {
      const user = await server().addUser({ demo: true })
      expect((await server().visitor().signIn(user.username, TEST_PASSWORD)).statusCode).toBe(401)
    })
  },
  { env: { PUBLIC_URL: 'https://lichtspiel.example', DEMO_DATA: 'off' } },
)
