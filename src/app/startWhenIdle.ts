import type { Store } from './loaders/loaderInput.ts'
import type { AppRouter } from './router.tsx'

/** What the page itself still loads comes first, in ms. */
const PATIENCE = 8_000

/**
 * Starts what no first page waits for, once the page is alive and the browser has nothing better to do: what the visitor
 * allowed (B11), and the state that this tab kept (H1).
 *
 * @param hydrated when what the first page brought along is in the store.
 */
export function startWhenIdle(store: Store, router: AppRouter, hydrated: Promise<void>): void {
  const start = () => {
    void import('./pageConsent.ts').then(({ followConsent }) => followConsent(store, router))
    void import('./pageState.ts').then(({ keepPageState }) => keepPageState(store))
  }
  const later = () => void setTimeout(start, PATIENCE)
  void hydrated.then(() => {
    if (document.readyState === 'complete') later()
    else window.addEventListener('load', later, { once: true })
  })
}
