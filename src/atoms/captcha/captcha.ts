import { atom, type createStore } from 'jotai'
import { type CaptchaForm, captchaCall, type ProofOfWork } from '#contract/captcha.ts'
import { consentAtom, isAllowed } from '../consent/consent.ts'
import { loadVendorScriptAtom, vendorScripts } from '../consent/vendorScripts.ts'
import { apiAtom, clockAtom } from '../core/context.ts'
import { captchaWorkAtom } from './captchaWork.ts'
import { recaptchaAtom } from './recaptcha.ts'

type Store = ReturnType<typeof createStore>

/**
 * The state of a form's captcha, as the form shows it.
 *
 * - `idle`: the form was not touched yet.
 * - `working`: this page solves our own captcha; the member has nothing to do.
 * - `box`: the vendor's box has to be ticked.
 * - `solved`: the solution is good for one submit, or that submit has just used it.
 * - `refused`: the visitor has not allowed the vendor.
 * - `failed`: no captcha could be had; `start` tries again.
 */
export type CaptchaView =
  | { state: 'idle' | 'box' | 'solved' | 'refused' | 'failed' }
  | { state: 'working'; percent: number }

/** A solution is renewed this long before it expires, in ms: the request that carries it takes time. */
const MARGIN = 60_000

/**
 * The captcha of one form in the page. The caller stops it when the form is removed.
 *
 * The solution is good for one submit: `take` returns and removes it, and the next touch of the form begins anew.
 */
export function createCaptcha(store: Store, form: CaptchaForm) {
  const viewAtom = atom<CaptchaView>({ state: 'idle' })
  const show = (view: CaptchaView) => store.set(viewAtom, view)
  const state = () => store.get(viewAtom).state
  let solution: string | null = null
  let running: AbortController | null = null
  let expiry: ReturnType<typeof setTimeout> | undefined
  let place: HTMLElement | null = null
  let box: { siteKey: string; widget: number | null } | null = null

  const begin = async () => {
    stop()
    running = new AbortController()
    const { signal } = running
    show({ state: 'working', percent: 0 })
    const reply = await store.get(apiAtom).call(captchaCall, { query: { form }, signal })
    if (signal.aborted) return
    if (reply.kind !== 'ok') show({ state: 'failed' })
    else if (reply.value.provider === 'recaptcha') await openBox(reply.value.site_key, signal)
    else await work(reply.value, signal)
  }

  const work = async (captcha: ProofOfWork, signal: AbortSignal) => {
    try {
      const { solve } = store.get(captchaWorkAtom)
      solution = await solve(captcha, signal, (percent) => {
        if (!signal.aborted) show({ state: 'working', percent })
      })
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    if (signal.aborted) return
    show({ state: 'solved' })
    const left = Date.parse(captcha.expires_at) - store.get(clockAtom).now().getTime() - MARGIN
    expiry = setTimeout(() => void begin(), Math.max(0, left))
  }

  const openBox = async (siteKey: string, signal: AbortSignal) => {
    const outcome = await store.set(loadVendorScriptAtom, 'captcha', vendorScripts.captcha, signal)
    if (signal.aborted) return
    if (outcome !== 'loaded') return show({ state: outcome === 'refused' ? 'refused' : 'failed' })
    box = { siteKey, widget: null }
    show({ state: 'box' })
    draw()
  }

  /** Draws the vendor's box, once both the script and the place are there. */
  const draw = () => {
    const recaptcha = store.get(recaptchaAtom).read()
    if (!box || !place || box.widget !== null || !recaptcha) return
    const [shown, into] = [box, place]
    recaptcha.ready(() => {
      if (shown !== box || into !== place || shown.widget !== null) return
      // The vendor renders only one box into an element.
      const element = into.ownerDocument.createElement('div')
      into.replaceChildren(element)
      shown.widget = recaptcha.render(element, {
        sitekey: shown.siteKey,
        callback: (ticked) => {
          solution = ticked
          show({ state: 'solved' })
        },
        'expired-callback': () => {
          solution = null
          show({ state: 'box' })
        },
        'error-callback': () => show({ state: 'failed' }),
      })
    })
  }

  const stop = () => {
    running?.abort()
    clearTimeout(expiry)
    solution = null
    box = null
  }

  /**
   * Begins where there is nothing to hand out and nothing under way: at the form's first touch and after each submit.
   */
  const start = () => {
    const current = state()
    if (current === 'idle' || current === 'failed' || (current === 'solved' && solution === null)) void begin()
    else if (current === 'refused' && isAllowed(store.get(consentAtom), 'captcha')) void begin()
  }

  /** Returns the solution, once; '' where there is none: the server then refuses with a sentence of its own. */
  const use = (): string => {
    const used = solution ?? ''
    solution = null
    clearTimeout(expiry)
    if (box && box.widget !== null && used !== '') {
      store.get(recaptchaAtom).read()?.reset(box.widget)
      show({ state: 'box' })
    }
    return used
  }

  const until = (fits: (state: CaptchaView['state']) => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (fits(state())) return resolve()
      const forget = store.sub(viewAtom, () => {
        if (!fits(state())) return
        forget()
        resolve()
      })
    })

  return {
    viewAtom,
    start,
    /** The solution for a submit; waits for our own, not for an unticked box ('' then). Removes it. */
    async take(): Promise<string> {
      start()
      await until((current) => current !== 'working')
      return use()
    },
    /** The solution once there is one, however long it takes; null once the form is removed. Removes it. */
    async takeOnceSolved(): Promise<string | null> {
      start()
      await until((current) => current === 'solved' || current === 'idle')
      return solution === null ? null : use()
    },
    /** Sets the element into which the vendor's box is drawn; null when it is removed. */
    setPlace(element: HTMLElement | null) {
      place = element
      if (element) draw()
      else if (box) box.widget = null
    },
    /** Ends what is under way and forgets the solution. */
    stop() {
      stop()
      show({ state: 'idle' })
    },
  }
}
