import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { lazyPending, PENDING_MS } from '../../core/lazyPending.tsx'
import { rootRoute } from '../root/rootRoute.tsx'
import { toConsumptionSearch, toFilmShowtimesSearch, validateConsumptions, validateFilmShowtimes } from './params.ts'

const filmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink',
  validateSearch: validateConsumptions,
  // The kinds are chosen from what was loaded.
  loaderDeps: ({ search: { kind: _, ...search } }) => toConsumptionSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadFilm'),
  head: lazyFn(() => import('./head.ts'), 'filmHead'),
  component: lazyRouteComponent(() => import('../../../views/film/FilmView.tsx'), 'FilmView'),
  pendingComponent: lazyPending(async () => (await import('../../../views/film/FilmSkeleton.tsx')).FilmSkeleton),
  pendingMs: PENDING_MS,
  staticData: { view: 'src/views/film/FilmView.tsx', atInstall: true },
})

const filmShowtimesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/kinoprogramm',
  validateSearch: validateFilmShowtimes,
  loaderDeps: ({ search }) => toFilmShowtimesSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadFilmShowtimes'),
  head: lazyFn(() => import('./head.ts'), 'filmShowtimesHead'),
  component: lazyRouteComponent(() => import('../../../views/film/FilmShowtimesView.tsx'), 'FilmShowtimesView'),
  staticData: { view: 'src/views/film/FilmShowtimesView.tsx', atInstall: true },
})

/** A film, and where it is shown. */
export const filmRoutes = [filmRoute, filmShowtimesRoute] as const
