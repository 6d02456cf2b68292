// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CaptchaForm, ProofOfWork } from '#contract/captcha.ts'
import { hasZeroBits, toPuzzleText } from '#contract/captchaPuzzle.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import type { Reply } from '../../sync/api.ts'
import { consentAtom } from '../consent/consent.ts'
import { scriptLoaderAtom } from '../consent/vendorScripts.ts'
import { apiAtom, clockAtom } from '../core/context.ts'
import { createCaptcha } from './captcha.ts'
import { captchaWorkAtom, solveInSlices } from './captchaWork.ts'
import { type Recaptcha, recaptchaAtom } from './recaptcha.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
/** For proof of work on a busy machine. */
const PATIENTLY = { timeout: 15_000 }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const aChallenge = (challenge: string): ProofOfWork => ({
  provider: 'proof_of_work',
  challenge,
  puzzles: 2,
  bits: 4,
  expires_at: '2026-11-22T12:30:00Z',
})

type Work = typeof solveInSlices
const atOnce: Work = async ({ challenge }) => `${challenge}:1.1`

/** A page whose server gives the challenges c1, c2, …, or whatever `answer` says. */
function aPage(answer?: (asked: number) => Reply<unknown>, work: Work = atOnce) {
  const store = createStore()
  const asked: unknown[] = []
  const call = async (_call: unknown, input: unknown) => {
    asked.push((input as { query: { form: CaptchaForm } }).query.form)
    return answer?.(asked.length) ?? anOkReply(aChallenge(`c${asked.length}`))
  }
  store.set(apiAtom, { call: call as never })
  store.set(clockAtom, { now: () => NOW })
  store.set(captchaWorkAtom, { solve: work })
  const captcha = createCaptcha(store, 'signup')
  return { store, asked, captcha, view: () => store.get(captcha.viewAtom) }
}

it('asks for nothing before the form is touched, and once however often it is', async () => {
  const { captcha, asked, view } = aPage()
  expect(view()).toEqual({ state: 'idle' })
  captcha.start()
  captcha.start()
  expect(view()).toEqual({ state: 'working', percent: 0 })
  await vi.waitFor(() => expect(view()).toEqual({ state: 'solved' }), PATIENTLY)
  captcha.start()
  expect(asked).toEqual(['signup'])
})

it('solves what the server asked for', async () => {
  vi.useRealTimers()
  const { captcha } = aPage(undefined, solveInSlices)
  const solution = await captcha.take()
  const [challenge = '', answer = ''] = solution.split(':')
  expect(challenge).toBe('c1')
  const hashes = answer.split('.').map((number, puzzle) =>
    createHash('sha256')
      .update(toPuzzleText('c1', puzzle, Number(number)))
      .digest(),
  )
  expect(hashes.map((hash) => hasZeroBits(hash, 4))).toEqual([true, true])
})

it('gives each submit a solution of its own', async () => {
  const { captcha, asked } = aPage()
  const first = await captcha.take()
  const second = await captcha.take()
  expect([first.slice(0, 2), second.slice(0, 2), asked.length]).toEqual(['c1', 'c2', 2])
})

it('solves anew before a solution runs out', async () => {
  const { captcha, asked, view } = aPage()
  captcha.start()
  await vi.waitFor(() => expect(view().state).toBe('solved'), PATIENTLY)
  await vi.advanceTimersByTimeAsync(28 * 60_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  expect((await captcha.take()).slice(0, 2)).toBe('c2')
})

it('fails where no captcha is to be had, and tries again when asked', async () => {
  const { captcha, view } = aPage((asked) => (asked === 1 ? { kind: 'unreachable' } : anOkReply(aChallenge('c2'))))
  expect(await captcha.take()).toBe('')
  expect(view()).toEqual({ state: 'failed' })
  captcha.start()
  await vi.waitFor(() => expect(view()).toEqual({ state: 'solved' }), PATIENTLY)
})

it('forgets everything when the form goes', async () => {
  let finish: (solution: string) => void = () => {}
  const { captcha, view } = aPage(undefined, () => new Promise((resolve) => (finish = resolve)))
  const waiting = captcha.takeOnceSolved()
  await vi.waitFor(() => expect(view().state).toBe('working'), PATIENTLY)
  captcha.stop()
  expect(await waiting).toBeNull()
  finish('late')
  await Promise.resolve()
  expect(view()).toEqual({ state: 'idle' })
})

/** A page whose operator chose reCAPTCHA. */
function aPageWithRecaptcha() {
  const page = aPage(() => anOkReply({ provider: 'recaptcha', site_key: 'key' }))
  const loaded: string[] = []
  const drawn: Parameters<Recaptcha['render']>[] = []
  const reset = vi.fn()
  page.store.set(scriptLoaderAtom, { load: async (url) => void loaded.push(url) })
  page.store.set(recaptchaAtom, {
    read: () => ({ ready: (run) => run(), render: (...args) => drawn.push(args) - 1, reset }),
  })
  page.captcha.setPlace(document.createElement('div'))
  return { ...page, loaded, drawn, reset }
}

it('loads nothing of the vendor without consent, and goes on once it is given', async () => {
  const { store, captcha, loaded, view } = aPageWithRecaptcha()
  captcha.start()
  await vi.waitFor(() => expect(view()).toEqual({ state: 'refused' }), PATIENTLY)
  expect(loaded).toEqual([])
  store.set(consentAtom, { state: 'decided', allowed: ['captcha'] })
  captcha.start()
  await vi.waitFor(() => expect(view()).toEqual({ state: 'box' }), PATIENTLY)
  expect(loaded).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit&hl=de'])
})

it("draws the vendor's box once, waits for nobody to tick it, and clears it after a submit", async () => {
  const { store, captcha, drawn, reset, view } = aPageWithRecaptcha()
  store.set(consentAtom, { state: 'decided', allowed: ['captcha'] })
  captcha.start()
  await vi.waitFor(() => expect(drawn).toHaveLength(1), PATIENTLY)
  expect(await captcha.take()).toBe('')
  const once = captcha.takeOnceSolved()
  drawn[0]?.[1].callback('ticked')
  expect(await once).toBe('ticked')
  expect(reset).toHaveBeenCalledExactlyOnceWith(0)
  expect(view()).toEqual({ state: 'box' })
  drawn[0]?.[1].callback('again')
  drawn[0]?.[1]['expired-callback']()
  expect(view()).toEqual({ state: 'box' })
  expect(await captcha.take()).toBe('')
})
