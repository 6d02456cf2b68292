import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AppRouter } from '../pages/router.tsx'
import { LazyFooter } from '../shell/lazyFooter.ts'
import { leaveStructuredData } from './leaveStructuredData.ts'

/** Brings a page that the server rendered, footer included, to life. As a transition, which React does in slices: taps come between them. */
export async function hydrate(root: HTMLElement, router: AppRouter): Promise<void> {
  await LazyFooter.preload()
  leaveStructuredData(router)
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
