import { expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD, type TestServer } from '../../test/server.ts'

const signIn = (server: TestServer, username: string, headers: Record<string, string> = {}) =>
  server.visitor().send('POST', '/api/session', { username, password: TEST_PASSWORD }, headers)

describeOnBothDatabases('members of the demo world, of which nobody decided', (server) => {
  it('sign in on the machine that serves them', async () => {
    const { username } = await server().addUser({ demo: true })
    expect((await signIn(server(), username)).statusCode).toBe(200)
    expect((await signIn(server(), username, { host: '[::1]:3000' })).statusCode).toBe(200)
  })

  it.each([
    ['under another name', { host: 'lichtspiel.example' }],
    ['with the client’s address', { 'x-forwarded-for': '192.0.2.1' }],
    ['by the standard’s header', { forwarded: 'for=192.0.2.1' }],
    ['by a proxy that names itself', { via: '2.0 Caddy' }],
  ])('do not where a proxy passes them on %s', async (_name, headers) => {
    const demo = await server().addUser({ demo: true })
    const answer = await signIn(server(), demo.username, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed'])
    const own = await server().addUser()
    expect((await signIn(server(), own.username, headers)).statusCode).toBe(200)
  })
})

describeOnBothDatabases(
  'members of the demo world behind a proxy',
  (server) => {
    it('do not sign in', async () => {
      const { username } = await server().addUser({ demo: true })
      expect((await signIn(server(), username)).statusCode).toBe(401)
    })
  },
  { env: { TRUST_PROXY: 'loopback' } },
)

describeOnBothDatabases(
  'members of the demo world that the operator asked for',
  (server) => {
    it('sign in from everywhere', async () => {
      const { username } = await server().addUser({ demo: true })
      expect((await signIn(server(), username, { via: '2.0 Caddy' })).statusCode).toBe(200)
    })
  },
  { env: { PUBLIC_URL: 'https://lichtspiel.example', TRUST_PROXY: 'loopback', DEMO_DATA: 'on' } },
)
