import { createHash } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { ProofOfWork } from '#contract/captcha.ts'
import { hasZeroBits } from '#contract/captchaPuzzle.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { solve, solvedCaptcha } from '../../test/solveCaptcha.ts'
import { startStandIn } from '../../test/standIn.ts'
import { usedCaptchas } from '../db/schema/captcha.ts'
import { createChallenge } from './proofOfWork.ts'
import { createCaptchas } from './service.ts'

const MINUTE = 60_000

describeOnBothDatabases(
  'captcha',
  (server) => {
    const captchas = () => createCaptchas(server().app.platform)
    const ask = async (form = 'signup'): Promise<ProofOfWork> =>
      (await server().visitor().get(`/api/captcha?form=${form}`)).json()

    it('is solved once by work, and not again, after a restart neither', async () => {
      const captcha = await ask()
      expect(captcha).toMatchObject({ provider: 'proof_of_work', bits: 10, puzzles: 8 })
      const solution = await solve(captcha)
      expect(await captchas().isSolved('signup', solution)).toBe(true)
      expect(await captchas().isSolved('signup', solution)).toBe(false)
    })

    it('of two at once is good for one', async () => {
      const solution = await solve(await ask())
      const both = await Promise.all([1, 2].map(() => captchas().isSolved('signup', solution)))
      expect(both.toSorted()).toEqual([false, true])
    })

    it('is bound to its form', async () => {
      const solution = await solvedCaptcha(server().visitor(), 'login')
      expect(await captchas().isSolved('signup', solution)).toBe(false)
      expect(await captchas().isSolved('login', solution)).toBe(true)
    })

    it('runs out after half an hour', async () => {
      const solutions = [await solve(await ask()), await solve(await ask())]
      server().clock.advance(29 * MINUTE)
      expect(await captchas().isSolved('signup', solutions[0] ?? '')).toBe(true)
      server().clock.advance(MINUTE)
      expect(await captchas().isSolved('signup', solutions[1] ?? '')).toBe(false)
    })

    it.each<[string, (solution: string) => string]>([
      ['nothing', () => ''],
      ['garbage', () => 'a.b:1.2.3'],
      ['numbers that solve nothing', (solution) => solution.replace(/:.*/, `:${Array(8).fill(0).join('.')}`)],
      ['fewer puzzles', (solution) => solution.replace(/\.\d+$/, '')],
      [
        'one solution repeated',
        (solution) => solution.replace(/:(\d+)\..*/, (_all, n) => `:${Array(8).fill(n).join('.')}`),
      ],
      ['another signature', (solution) => solution.replace(/\.[\w-]{5}/, '.AAAAA')],
    ])('is not solved by %s', async (_name, spoil) => {
      expect(await captchas().isSolved('signup', spoil(await solve(await ask())))).toBe(false)
    })

    it('takes no challenge that asks for less work than is configured, nor one of our own making', async () => {
      const { secret } = server().app.platform
      const easy = createChallenge(secret, 'signup', 4, server().clock.now)
      expect(await captchas().isSolved('signup', await solve(easy))).toBe(false)
      const forged = createChallenge('another secret', 'signup', 10, server().clock.now)
      expect(await captchas().isSolved('signup', await solve(forged))).toBe(false)
    })

    it('of no known form does not exist', async () => {
      expect((await server().visitor().get('/api/captcha?form=bank')).statusCode).toBe(400)
      expect((await server().visitor().get('/api/captcha')).statusCode).toBe(400)
    })
  },
  { env: { CAPTCHA_BITS: '10' } },
)

const asked: [string, string][] = []
const google = await startStandIn((url, form) => {
  asked.push([url.pathname, form.toString()])
  const response = form.get('response')
  if (response === 'broken') return { body: '<html>' }
  return { body: { success: form.get('secret') === 'shh' && response === 'human' } }
})
afterAll(() => google.stop())

describeOnBothDatabases(
  'captcha by reCAPTCHA',
  (server) => {
    const captchas = () => createCaptchas(server().app.platform)

    it('names its key to the form, and asks the provider about the solution', async () => {
      const answer = await server().visitor().get('/api/captcha?form=signup')
      expect(answer.json()).toEqual({ provider: 'recaptcha', site_key: 'site' })
      expect(await captchas().isSolved('signup', 'human')).toBe(true)
      expect(await captchas().isSolved('signup', 'robot')).toBe(false)
      expect(asked).toContainEqual(['/siteverify', 'secret=shh&response=human'])
      expect(await server().database.db.$count(usedCaptchas)).toBe(0)
    })

    it('asks nobody about an empty solution, and throws where the provider has no answer', async () => {
      const before = asked.length
      expect(await captchas().isSolved('signup', '')).toBe(false)
      expect(asked).toHaveLength(before)
      await expect(captchas().isSolved('signup', 'broken')).rejects.toThrow(/gave no answer/)
    })
  },
  {
    env: { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'shh', RECAPTCHA_URL: `${google.url}/siteverify` },
    // No query is asked.
    only: 'embedded',
  },
)

it('counts zero bits from the left', () => {
  expect(hasZeroBits(Uint8Array.of(0, 0x10), 11)).toBe(true)
  expect(hasZeroBits(Uint8Array.of(0, 0x20), 11)).toBe(false)
  expect(hasZeroBits(Uint8Array.of(0, 0xff), 8)).toBe(true)
  expect(hasZeroBits(createHash('sha256').update('x').digest(), 0)).toBe(true)
})
