import { expect, it } from 'vitest'
import { SIGNED_OUT_COOKIE } from '#contract/cookies.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

const [SESSION, MARKER] = ['__Host-session', `__Host-${SIGNED_OUT_COOKIE}`]

describeOnBothDatabases(
  'cookies by https',
  (server) => {
    const who = async (visitor: Visitor) => (await visitor.get('/api/session')).json().username

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

    it('by a bare name, which another host of the domain may have set, are nothing', async () => {
      const planted = (await server().member()).cookies.get(SESSION) ?? ''
      const visitor = server().visitor()
      visitor.cookies.set('session', planted)
      expect((await visitor.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
      expect(visitor.cookies.has(SESSION)).toBe(false)
      const user = await server().addUser()
      const member = await server().member(user)
      member.cookies.set('session', planted)
      member.cookies.set(SIGNED_OUT_COOKIE, '1')
      expect(await who(member)).toBe(user.username)
    })

    it('tell that somebody has signed out, and go with the session', async () => {
      const visitor = await server().member()
      visitor.cookies.set(MARKER, '1')
      expect((await visitor.get('/api/me/sessions')).statusCode).toBe(401)
      expect((await visitor.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
      expect([...visitor.cookies.keys()]).toEqual(['XSRF-TOKEN'])
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
