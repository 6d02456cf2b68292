import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { decodeQuery, encodeQuery, type Query } from '#contract/query.ts'

type RenderAtOptions = { url?: string; store?: ReturnType<typeof createStore> }

/**
 * Renders a component as a page of the app would: inside a router, for its links, and over a store.
 *
 * @returns Testing Library's result, the store, the router, and `url`, which tells where it stands.
 */
export async function renderAt(ui: ReactNode, { url = '/', store = createStore() }: RenderAtOptions = {}) {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => ui })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => ui })
  const router = createRouter({
    routeTree: root.addChildren([home, page]),
    history: createMemoryHistory({ initialEntries: [url] }),
    parseSearch: (search) => ({ ...decodeQuery(search) }),
    stringifySearch: (search) => encodeQuery(search as Query),
  })
  await router.load()
  const result = render(
    <Provider store={store}>
      <RouterProvider router={router as never} />
    </Provider>,
  )
  return { ...result, store, router, url: () => router.state.location.href }
}
