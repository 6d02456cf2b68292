import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { lazyPending } from './lazyPending.tsx'
import { rootRoute } from './rootRoute.tsx'
import { validateKinds } from './searchParams.ts'

const seriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie/$permalink',
  validateSearch: validateKinds,
  loader: lazyFn(() => import('./loaders/series.ts'), 'loadSeries'),
  head: lazyFn(() => import('./heads/seriesHead.ts'), 'seriesHead'),
  component: lazyRouteComponent(() => import('../views/series/SeriesView.tsx'), 'SeriesView'),
  pendingComponent: lazyPending(async () => (await import('../views/series/SeriesSkeleton.tsx')).SeriesSkeleton),
  pendingMs: 150,
  staticData: { view: 'src/views/series/SeriesView.tsx' },
})

const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/people/$permalink',
  loader: lazyFn(() => import('./loaders/person.ts'), 'loadPerson'),
  head: lazyFn(() => import('./heads/personHead.ts'), 'personHead'),
  component: lazyRouteComponent(() => import('../views/person/PersonView.tsx'), 'PersonView'),
  staticData: { view: 'src/views/person/PersonView.tsx' },
})

/** A series, and the people who make series and films. */
export const seriesRoutes = [seriesRoute, personRoute] as const
