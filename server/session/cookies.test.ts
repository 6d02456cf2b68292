import { expect, it } from 'vitest'
import { SIGNED_OUT_COOKIE } from '#contract/cookies.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

const [SESSION, MARKER] = ['__Host-session', `__Host-${SIGNED_OUT_COOKIE}`]

describeOnBothDatabases(
  'cookies by https',
  (server) => {
    const who = async (visitor: Visitor) => (await visitor.get('/api/session')).json().username
    /** As a browser that signed in before cookies had the prefix. */
    const asBefore = async (user: { username: string }) => {
      const visitor = await server().member(user)
      const token = visitor.cookies.get(SESSION) ?? ''
      visitor.cookies.delete(SESSION)
      visitor.cookies.set('session', token)
      return visitor
    }

    it('are secure; the session’s only this host can set, for all of its paths', async () => {
      const answer = await server()
        .visitor()
        .signIn((await server().addUser()).username, TEST_PASSWORD)
      expect(answer.cookies).toMatchObject([
        { name: SESSION, secure: true, httpOnly: true, path: '/', sameSite: 'Lax' },
        { name: 'XSRF-TOKEN', secure: true, path: '/', sameSite: 'Lax' },
      ])
      expect(answer.cookies.some((cookie) => 'domain' in cookie)).toBe(false)
    })

    it('end with their session, deleted in the one way in which a browser does so', async () => {
      for (const [method, path, body] of [
        ['DELETE', '/api/session', undefined],
        ['DELETE', '/api/me', { password: TEST_PASSWORD }],
      ] as const) {
        const visitor = await server().member()
        const answer = await visitor.send(method, path, body)
        expect(answer.cookies[0]).toMatchObject({ name: SESSION, value: '', secure: true, path: '/' })
        expect(visitor.cookies.has(SESSION)).toBe(false)
      }
    })

    it('of a session that goes by the old name get the present one', async () => {
      const user = await server().addUser()
      const visitor = await asBefore(user)
      const token = visitor.cookies.get('session')
      expect((await visitor.get('/api/me/sessions')).statusCode).toBe(200)
      expect([visitor.cookies.get(SESSION), visitor.cookies.has('session')]).toEqual([token, false])
      expect(await who(visitor)).toBe(user.username)
      expect((await visitor.send('DELETE', '/api/session')).statusCode).toBe(200)
    })

    it('by the old name are nothing beside the present one', async () => {
      const [user, other] = [await server().addUser(), await server().addUser()]
      const visitor = await server().member(user)
      const planted = (await server().member(other)).cookies.get(SESSION) ?? ''
      visitor.cookies.set('session', planted)
      expect(await who(visitor)).toBe(user.username)
    })

    it.each([SIGNED_OUT_COOKIE, MARKER])(
      '%s tells that somebody has signed out, and goes with the session',
      async (name) => {
        const visitor = await server().member()
        visitor.cookies.set(name, '1')
        expect((await visitor.get('/api/me/sessions')).statusCode).toBe(401)
        expect((await visitor.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
        expect([...visitor.cookies.keys()]).toEqual(['XSRF-TOKEN'])
      },
    )

    it('by the old name are read no longer once no session of that time is left', async () => {
      server().clock.advance(101 * 86_400_000)
      const user = await server().addUser()
      expect(await who(await asBefore(user))).toBeUndefined()
      const member = await server().member(user)
      member.cookies.set(SIGNED_OUT_COOKIE, '1')
      expect(await who(member)).toBe(user.username)
    })
  },
  { env: { PUBLIC_URL: 'https://lichtspiel.example' } },
)

describeOnBothDatabases('cookies by http, as on the machine that tries it', (server) => {
  it('have no prefix, which a browser would not take', async () => {
    const visitor = await server().member()
    expect([...visitor.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'session'])
  })
})
