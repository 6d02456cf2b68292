import type { Call } from '#contract/call.ts'
import { csrfTokenCall, logoutCall } from '#contract/session.ts'
import { settleSignOutAtom } from '../../atoms/core/callUnsafe.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import type { Api } from '../../sync/api.ts'
import type { Clock } from '../../sync/clock.ts'
import type { Store } from '../core/loaderInput.ts'

/** The first and the longest wait between two attempts while the server is unreachable, in ms. */
const AGAIN_FIRST_MS = 30_000
const AGAIN_MAX_MS = 5 * 60_000

/** The longest time that other calls wait for the sign-out, on a connection that carries nothing, in ms. */
const HOLD_MS = 3_000
/** The calls of the sign-out itself. */
const telling: readonly Call[] = [logoutCall, csrfTokenCall]

/** The sources of the triggers; the page's own, or a test's. */
export type SignOutInput = {
  store: Store
  clock: Clock
  /** `window`: `online` and `pageshow`. */
  page: EventTarget
  /** `document`: `visibilitychange`. */
  view: EventTarget & { readonly visibilityState: DocumentVisibilityState }
}

/**
 * Sends a sign-out that the server does not know: at once, and again with every sign that the server may be reachable,
 * until it has confirmed. Until then this page's other calls wait for it (B10). Does nothing where there is none.
 */
export function followSignOut({ store, clock, page, view }: SignOutInput): void {
  const end = new AbortController()
  let running: Promise<void> | null = null
  let wait = AGAIN_FIRST_MS
  let cancel = () => {}

  const tryOnce = async () => {
    cancel()
    const reply = await store.set(settleSignOutAtom)
    running = null
    if (reply === null || reply.kind === 'ok') return end.abort()
    cancel = clock.setTimer(wait, () => void tell())
    wait = Math.min(AGAIN_MAX_MS, wait * 2)
  }
  const tell = async () => {
    if (end.signal.aborted) return
    running ??= tryOnce()
    await running
  }

  const { call } = store.get(apiAtom)
  const held: Api = async (asked, input) => {
    if (!end.signal.aborted && !telling.some(({ path, method }) => path === asked.path && method === asked.method)) {
      const patience = new Promise<void>((resolve) => clock.setTimer(HOLD_MS, resolve))
      await Promise.race([tell(), patience])
    }
    return call(asked, input)
  }
  store.set(apiAtom, { call: held })

  const on = (target: EventTarget, type: string, run: () => void) =>
    target.addEventListener(type, run, { signal: end.signal })
  on(page, 'online', () => void tell())
  on(page, 'pageshow', () => void tell())
  on(view, 'visibilitychange', () => {
    if (view.visibilityState === 'visible') void tell()
  })
  const stop = store.sub(reachableAtom, () => {
    if (store.get(reachableAtom)) void tell()
  })
  end.signal.addEventListener('abort', () => {
    cancel()
    stop()
  })
  void tell()
}
