import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Store } from '../../core/loaderInput.ts'
import { ConsentHost } from './ConsentHost.tsx'

/**
 * Mounts the offer and the preferences behind the page, as a root of their own over the page's store: so their code is
 * not part of the entry.
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
