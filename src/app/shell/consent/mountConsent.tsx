import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Store } from '../../core/loaderInput.ts'
import { ConsentHost } from './ConsentHost.tsx'

/**
 * Puts the offer and the preferences behind the page, as a root of their own over the page's store: the entry, which
 * everybody waits for, then knows nothing of them.
 */
export function mountConsent(store: Store): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <ConsentHost />
      </Provider>
    </StrictMode>,
  )
}
