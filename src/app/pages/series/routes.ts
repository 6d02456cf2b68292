import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { validateKinds } from '../../core/kindParams.ts'
import { lazyPending, PENDING_MS } from '../../core/lazyPending.tsx'
import { rootRoute } from '../root/rootRoute.tsx'

const seriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie/$permalink',
  validateSearch: validateKinds,
  loader: lazyFn(() => import('./loader.ts'), 'loadSeries'),
  head: lazyFn(() => import('./head.ts'), 'seriesHead'),
  component: lazyRouteComponent(() => import('../../../views/series/SeriesView.tsx'), 'SeriesView'),
  pendingComponent: lazyPending(async () => (await import('../../../views/series/SeriesSkeleton.tsx')).SeriesSkeleton),
  pendingMs: PENDING_MS,
  staticData: { view: 'src/views/series/SeriesView.tsx' },
})

export const seriesRoutes = [seriesRoute] as const
