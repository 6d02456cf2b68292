import { expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { solvedCaptcha } from '../../test/solveCaptcha.ts'
import type { Visitor } from '../../test/visitor.ts'
import { createSessionService, hashPassword } from './service.ts'

describeOnBothDatabases(
  'guessing from many addresses',
  (server) => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const attempt = (visitor: Visitor, address: string, body: object) =>
      visitor.send('POST', '/api/session', body, from(address))

    it('locks nobody out: it only makes each attempt cost work', async () => {
      const { username } = await server().addUser()
      const wrong = { username, password: 'falsch' }
      for (let failure = 0; failure < 50; failure++) {
        const answer = await attempt(server().visitor(), `192.0.2.${failure}`, wrong)
        expect(answer.json().code).toBe('login_failed')
      }
      const owner = server().visitor()
      const right = { username, password: TEST_PASSWORD }
      const asked = await attempt(owner, '198.51.100.1', right)
      expect([asked.statusCode, asked.json().code]).toEqual([422, 'captcha_needed'])
      const solution = await solvedCaptcha(owner, 'login')
      const answer = await attempt(owner, '198.51.100.1', { ...right, 'g-recaptcha-response': solution })
      expect(answer.statusCode).toBe(200)
      const again = await attempt(owner, '198.51.100.1', { ...right, 'g-recaptcha-response': solution })
      expect(again.json().code).toBe('captcha_needed')
      server().clock.advance(3_600_000)
      expect((await attempt(owner, '198.51.100.1', right)).statusCode).toBe(200)
    })

    it('is stopped for each address by itself, a whole IPv6 network counting as one', async () => {
      const { username } = await server().addUser()
      const wrong = { username, password: 'falsch' }
      for (let failure = 0; failure < 10; failure++) {
        await attempt(server().visitor(), `2001:db8:1:1::${failure}`, wrong)
      }
      expect((await attempt(server().visitor(), '2001:db8:1:1::ffff', wrong)).statusCode).toBe(429)
      const owner = await attempt(server().visitor(), '2001:db8:1:2::1', { username, password: TEST_PASSWORD })
      expect(owner.statusCode).toBe(200)
    })

    it('of many names with one password is stopped by address', async () => {
      let refused = 0
      for (let name = 0; name < 61; name++) {
        const answer = await attempt(server().visitor(), '203.0.113.9', { username: `niemand${name}`, password: 'x' })
        if (answer.statusCode === 429) refused++
      }
      expect(refused).toBe(1)
    })
  },
  { env: { TRUST_PROXY: 'loopback', CAPTCHA_BITS: '10', PASSWORD_MEMORY: '1024' } },
)

describeOnBothDatabases('the time of a failed login', (server) => {
  it('does not tell whether the name is known', async () => {
    const MEMORY = 8192
    const { username } = await server().addUser({ passwordHash: await hashPassword(TEST_PASSWORD, MEMORY) })
    const service = createSessionService(server().database.db, () => server().clock.now, true, MEMORY)
    const names = { known: username, unknown: `niemand-${username}` }
    const times = { known: [] as number[], unknown: [] as number[] }
    // Side by side, so that whatever else the machine does falls on both alike.
    for (let sample = 0; sample < 220; sample++) {
      for (const side of sample % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const began = performance.now()
        expect(await service.checkLogin(names[side], 'falsches Passwort')).toBeNull()
        if (sample >= 20) times[side].push(performance.now() - began)
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length / 2] ?? 0
    expect(times.known).toHaveLength(200)
    expect(median(times.known) / median(times.unknown)).toBeGreaterThan(0.75)
    expect(median(times.known) / median(times.unknown)).toBeLessThan(1.33)
  }, 120_000)
})
