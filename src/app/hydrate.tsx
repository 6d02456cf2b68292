import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AppRouter } from './router.tsx'

/** Brings a page that the server rendered to life. As a transition, which React does in slices: taps come between them. */
export function hydrate(root: HTMLElement, router: AppRouter): void {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
