import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChosenSearch } from './useChosenSearch.ts'

function Page() {
  return JSON.stringify(useChosenSearch<{ order?: string }>('/filme', { order: 'shown' }))
}

it('follows the address before the page has loaded, and holds while another page comes', async () => {
  const root = createRootRoute()
  const films = createRoute({
    getParentRoute: () => root,
    path: '/filme',
    validateSearch: ({ order }): { order?: string } => ({ order: order === 'best' ? order : 'usual' }),
    component: Page,
  })
  const history = createMemoryHistory({ initialEntries: ['/filme'] })
  const router = createRouter({ routeTree: root.addChildren([films]), history })
  await router.load()
  router.load = async () => {}
  render(<RouterProvider router={router as never} />)
  expect(screen.getByText('{"order":"usual"}')).toBeInTheDocument()
  act(() => history.push('/filme?order=best'))
  expect(screen.getByText('{"order":"best"}')).toBeInTheDocument()
  act(() => history.push('/serie'))
  expect(screen.getByText('{"order":"shown"}')).toBeInTheDocument()
})
