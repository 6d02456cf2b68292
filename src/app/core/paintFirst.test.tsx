import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { paintFirst } from './paintFirst.ts'

afterEach(() => void vi.unstubAllGlobals())

it('begins the work of a navigation behind the next frame; the address has changed by then', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  const loader = vi.fn()
  const root = createRootRoute()
  const film = createRoute({ getParentRoute: () => root, path: '/film', loader })
  const router = createRouter({ routeTree: root.addChildren([film]), history: createMemoryHistory() })
  paintFirst(router)
  await router.load()
  router.history.subscribe(router.load)
  const navigating = router.navigate({ to: '/film' as '/' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(router.history.location.pathname).toBe('/film')
  expect(router.latestLocation.pathname).toBe('/film')
  expect(loader).not.toHaveBeenCalled()
  for (const frame of frames) frame(0)
  await navigating
  expect(loader).toHaveBeenCalledOnce()
})
