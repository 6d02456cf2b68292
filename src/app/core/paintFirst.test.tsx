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

it('ends a load that runs at once, and loads an address once when a newer call has begun', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  const load = vi.fn(async (_options?: object) => {})
  const router = { load, state: { status: 'pending' }, updateLatestLocation: () => {} }
  paintFirst(router as never)
  const action = { action: { type: 'PUSH' } }
  await router.load(action)
  expect(load).toHaveBeenCalledTimes(1)
  expect(frames).toEqual([])
  router.state.status = 'idle'
  const waiting = router.load(action)
  await router.load()
  for (const frame of frames) frame(0)
  await waiting
  expect(load).toHaveBeenCalledTimes(2)
})
