import type { Store } from './loaders/loaderInput.ts'

/**
 * Finds out who is signed in where no server rendered the page (B8), keeps the session of a rendered one for starts
 * without a network, and follows sign-in and sign-out in other tabs.
 */
export function startSession(store: Store, renderedByServer: boolean): void {
  const run = async () => {
    const { followSessionAtom, loadSessionAtom, storeSessionAtom } = await import('../atoms/login.ts')
    store.set(followSessionAtom)
    await store.set(renderedByServer ? storeSessionAtom : loadSessionAtom)
  }
  if (renderedByServer && 'requestIdleCallback' in window) requestIdleCallback(() => void run())
  else void run()
}
