import { createMemoryHistory, createRootRoute, createRoute, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppRouter } from './router.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows a page as soon as it has loaded, though its skeleton has only just come', async () => {
  let finish = () => {}
  const loading = new Promise<void>((resolve) => {
    finish = resolve
  })
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => 'Start' })
  const film = createRoute({
    getParentRoute: () => root,
    path: '/film',
    loader: () => loading,
    pendingMs: 100,
    pendingComponent: () => 'Skelett',
    component: () => 'Film',
  })
  const router = createAppRouter(createStore())
  router.update({
    ...router.options,
    routeTree: root.addChildren([home, film]) as never,
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Start')).toBeInTheDocument()
  await act(async () => {
    void router.navigate({ to: '/film' as '/' })
    await vi.advanceTimersByTimeAsync(130)
  })
  expect(screen.getByText('Skelett')).toBeInTheDocument()
  await act(async () => {
    finish()
    await vi.advanceTimersByTimeAsync(10)
  })
  expect(screen.getByText('Film')).toBeInTheDocument()
})
