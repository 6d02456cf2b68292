import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { lazyPending, PENDING_MS } from '../../core/lazyPending.tsx'
import { rootRoute } from '../root/rootRoute.tsx'

/** `?order=newest`: the newest first; else those with the most diggs first. */
const listsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/liste',
  validateSearch: ({ order }: { order?: unknown }): { order?: 'newest' } =>
    order === 'newest' ? { order: 'newest' } : {},
  loaderDeps: ({ search: { order } }) => (order ? { order } : {}),
  loader: lazyFn(() => import('./loader.ts'), 'loadLists'),
  head: lazyFn(() => import('./head.ts'), 'listsHead'),
  component: lazyRouteComponent(() => import('../../../views/lists/ListsView.tsx'), 'ListsView'),
  staticData: { view: 'src/views/lists/ListsView.tsx' },
})

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/liste/$permalink',
  loader: lazyFn(() => import('./loader.ts'), 'loadList'),
  head: lazyFn(() => import('./head.ts'), 'listHead'),
  component: lazyRouteComponent(() => import('../../../views/lists/ListView.tsx'), 'ListView'),
  // No view: the router replaces this component once the loader is done, and typed text would be lost.
  pendingComponent: lazyPending(async () => (await import('../../../views/lists/ListSkeleton.tsx')).ListSkeleton),
  pendingMs: PENDING_MS,
  // A list that the server does not know may be on the device.
  notFoundComponent: lazyRouteComponent(() => import('../../../views/lists/ListView.tsx'), 'ListView'),
  staticData: { view: 'src/views/lists/ListView.tsx' },
})

/** Lists of members. */
export const listsRoutes = [listsRoute, listRoute] as const
