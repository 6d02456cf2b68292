import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toReleaseSearch, validateReleases } from './params.ts'

const startsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm/kinostarts',
  validateSearch: validateReleases,
  loaderDeps: ({ search }) => toReleaseSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadStarts'),
  head: lazyFn(() => import('./head.ts'), 'startsHead'),
  component: lazyRouteComponent(() => import('../../../views/releases/StartsView.tsx'), 'StartsView'),
  staticData: { view: 'src/views/releases/StartsView.tsx' },
})

const upcomingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm/demnaechst-im-kino',
  validateSearch: validateReleases,
  loaderDeps: ({ search }) => toReleaseSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadUpcoming'),
  head: lazyFn(() => import('./head.ts'), 'upcomingHead'),
  component: lazyRouteComponent(() => import('../../../views/releases/UpcomingView.tsx'), 'UpcomingView'),
  staticData: { view: 'src/views/releases/UpcomingView.tsx' },
})

/** Starts, and films to come. */
export const releasesRoutes = [startsRoute, upcomingRoute] as const
