import { sessionKnownAtom } from '../atoms/session.ts'
import type { Store } from './loaders/loaderInput.ts'
import { browserIdle } from './pageMoments.ts'

/**
 * Finds out who is signed in where no server rendered the page (B8): at once from the device, then from the server.
 * Keeps the session of a rendered page for starts without a network, and follows sign-in and sign-out in other tabs.
 *
 * @param hydrated when the session that came with the page is in the store; null when none came.
 */
export function startSession(store: Store, hydrated: Promise<void> | null): void {
  store.set(sessionKnownAtom, hydrated ?? recall(store))
  void hydrated?.then(browserIdle).then(() => keep(store))
}

async function recall(store: Store): Promise<void> {
  const [{ followSessionAtom }, { loadSessionAtom, recallSessionAtom }] = await Promise.all([
    import('../atoms/sessionDevice.ts'),
    import('../atoms/login.ts'),
  ])
  store.set(followSessionAtom)
  // Where storage is forbidden nothing is remembered, and only the server knows.
  await store.set(recallSessionAtom).catch(() => undefined)
  void store.set(loadSessionAtom)
}

async function keep(store: Store): Promise<void> {
  const { followSessionAtom, storeSessionAtom } = await import('../atoms/sessionDevice.ts')
  store.set(followSessionAtom)
  await store.set(storeSessionAtom)
}
