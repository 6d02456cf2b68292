import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { type createStore, Provider } from 'jotai'
import { cinemaMoviesCall } from '#contract/cinema.ts'
import type { Session } from '#contract/session.ts'
import { loadResourceAtom, type Resource, resourcesAtom } from '../atoms/resource.ts'
import { sessionAtom } from '../atoms/session.ts'
import { Root } from './Root.tsx'

export type Store = ReturnType<typeof createStore>
export type RouterContext = { store: Store }

/** What the server's first page sends along, so that the client fetches nothing twice (H2, B8). */
type Preloaded = { resources: string; session: Session }

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context, abortController }) => {
    await context.store.set(
      loadResourceAtom,
      cinemaMoviesCall,
      { query: { order: 'start' } },
      { signal: abortController.signal },
    )
  },
  component: lazyRouteComponent(() => import('../views/home/HomeView.tsx'), 'HomeView'),
  staticData: { view: 'src/views/home/HomeView.tsx' },
})

/** The app's routes over one store: one for the page's life in the browser, one for each request on the server. */
export function createAppRouter(store: Store) {
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute]),
    context: { store },
    scrollRestoration: true,
    defaultPreload: 'intent',
    InnerWrap: ({ children }) => <Provider store={store}>{children}</Provider>,
    dehydrate: (): Preloaded => ({
      resources: JSON.stringify(store.get(resourcesAtom)),
      session: store.get(sessionAtom),
    }),
    hydrate: (preloaded: Preloaded) => {
      store.set(resourcesAtom, JSON.parse(preloaded.resources) as Readonly<Record<string, Resource<unknown>>>)
      store.set(sessionAtom, preloaded.session)
    },
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The source path of the lazily loaded view: the server's first page links its styles and preloads its module. */
    view?: string
  }
}
