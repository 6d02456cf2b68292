import { ownerAtom, sessionAnsweredAtom, sessionKnownAtom } from '../../atoms/core/session.ts'
import type { Departure } from '../../atoms/core/sessionDevice.ts'
import type { Store } from '../core/loaderInput.ts'
import { browserIdle } from '../core/pageMoments.ts'
import type { AppRouter } from '../pages/router.tsx'

/**
 * Finds out who is signed in where no server rendered the page (B8): at once from the device, then from the server.
 * Keeps the session of a rendered page for starts without a network, follows sign-in and sign-out in other tabs, and
 * clears up after who has left.
 *
 * @param page when the session that came with the page is in the store, and when the page is hydrated; null when none
 * came.
 */
export function startSession(
  store: Store,
  router: AppRouter,
  page: { received: Promise<void>; hydrated: Promise<void> } | null,
): void {
  const change: Change = (departure) =>
    void import('../session/pageSession.ts').then(({ changeMember }) => changeMember(store, router, departure))
  const known = page?.received ?? recall(store, change)
  store.set(sessionKnownAtom, known)
  void known.then(() => store.sub(ownerAtom, () => change(null)))
  void page?.hydrated.then(browserIdle).then(() => keep(store, change))
}

type Change = (departure: Departure | null) => void

async function recall(store: Store, change: Change): Promise<void> {
  const [{ followSessionAtom }, { loadSessionAtom, recallSessionAtom }] = await Promise.all([
    import('../../atoms/core/sessionDevice.ts'),
    import('../../atoms/login/login.ts'),
  ])
  store.set(followSessionAtom)
  // Nothing is remembered where storage is forbidden: only the server knows the session then.
  await store.set(recallSessionAtom).catch(() => undefined)
  const answered = store.set(loadSessionAtom).then((departure) => {
    if (departure) change(departure)
  })
  store.set(
    sessionAnsweredAtom,
    answered.catch(() => undefined),
  )
}

async function keep(store: Store, change: Change): Promise<void> {
  const { followSessionAtom, storeSessionAtom } = await import('../../atoms/core/sessionDevice.ts')
  store.set(followSessionAtom)
  const departure = await store.set(storeSessionAtom)
  if (departure) change(departure)
}
