import type { RouteComponent } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

/** The time that a navigation may take before a skeleton replaces the old page, in ms. */
export const PENDING_MS = 150

/**
 * A route's skeleton, loaded when it is first needed. The router's own lazy components expect to be loaded before they
 * render, which holds for a view but not for what stands there until the view has loaded.
 */
export function lazyPending(load: () => Promise<ComponentType>): RouteComponent {
  const Pending = lazy(async () => ({ default: await load() }))
  return function LazyPending() {
    return (
      <Suspense fallback={null}>
        <Pending />
      </Suspense>
    )
  }
}
