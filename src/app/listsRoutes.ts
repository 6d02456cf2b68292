import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { lazyPending } from './lazyPending.tsx'
import { rootRoute } from './rootRoute.tsx'

/** `?order=newest`: else the best liked first. */
const listsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/liste',
  validateSearch: ({ order }: { order?: unknown }): { order?: 'newest' } =>
    order === 'newest' ? { order: 'newest' } : {},
  loaderDeps: ({ search: { order } }) => (order ? { order } : {}),
  loader: lazyFn(() => import('./loaders/lists.ts'), 'loadLists'),
  head: lazyFn(() => import('./heads/listsHead.ts'), 'listsHead'),
  component: lazyRouteComponent(() => import('../views/lists/ListsView.tsx'), 'ListsView'),
  staticData: { view: 'src/views/lists/ListsView.tsx' },
})

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/liste/$permalink',
  loader: lazyFn(() => import('./loaders/lists.ts'), 'loadList'),
  head: lazyFn(() => import('./heads/listsHead.ts'), 'listHead'),
  component: lazyRouteComponent(() => import('../views/lists/ListView.tsx'), 'ListView'),
  // No view: the router puts another one in its place once the loader is done, and what was typed would be gone.
  pendingComponent: lazyPending(async () => (await import('../views/lists/ListSkeleton.tsx')).ListSkeleton),
  pendingMs: 150,
  // What the server does not know may lie on the device.
  notFoundComponent: lazyRouteComponent(() => import('../views/lists/ListView.tsx'), 'ListView'),
  staticData: { view: 'src/views/lists/ListView.tsx' },
})

const watchlistRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my_watchlist',
  head: lazyFn(() => import('./heads/listsHead.ts'), 'watchlistHead'),
  component: lazyRouteComponent(() => import('../views/watchlist/WatchlistView.tsx'), 'WatchlistView'),
  staticData: { view: 'src/views/watchlist/WatchlistView.tsx' },
})

/** Lists of members, and what a member has remembered. */
export const listsRoutes = [listsRoute, listRoute, watchlistRoute] as const
