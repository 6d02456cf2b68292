import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { lazyPending } from './lazyPending.tsx'
import { rootRoute } from './rootRoute.tsx'
import {
  toConsumptionSearch,
  toDaySearch,
  toFilmShowtimesSearch,
  toProgrammeSearch,
  toReleaseSearch,
  validateConsumptions,
  validateDay,
  validateFilmShowtimes,
  validateProgramme,
  validateReleases,
} from './searchParams.ts'

/** How long a navigation may take before a skeleton takes the old page's place, in ms. */
const PENDING = 150

/** The programme: every filter is in the URL; a showtime above the page loads nothing anew. */
const programmeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm',
  validateSearch: validateProgramme,
  loaderDeps: ({ search }) => toProgrammeSearch(search),
  loader: lazyFn(() => import('./loaders/programme.ts'), 'loadProgramme'),
  head: lazyFn(() => import('./heads/programmeHead.ts'), 'programmeHead'),
  component: lazyRouteComponent(() => import('../views/programme/ProgrammeView.tsx'), 'ProgrammeView'),
  staticData: { view: 'src/views/programme/ProgrammeView.tsx' },
})

const startsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm/kinostarts',
  validateSearch: validateReleases,
  loaderDeps: ({ search }) => toReleaseSearch(search),
  loader: lazyFn(() => import('./loaders/releases.ts'), 'loadStarts'),
  head: lazyFn(() => import('./heads/releasesHead.ts'), 'startsHead'),
  component: lazyRouteComponent(() => import('../views/releases/StartsView.tsx'), 'StartsView'),
  staticData: { view: 'src/views/releases/StartsView.tsx' },
})

const upcomingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm/demnaechst-im-kino',
  validateSearch: validateReleases,
  loaderDeps: ({ search }) => toReleaseSearch(search),
  loader: lazyFn(() => import('./loaders/releases.ts'), 'loadUpcoming'),
  head: lazyFn(() => import('./heads/releasesHead.ts'), 'upcomingHead'),
  component: lazyRouteComponent(() => import('../views/releases/UpcomingView.tsx'), 'UpcomingView'),
  staticData: { view: 'src/views/releases/UpcomingView.tsx' },
})

const filmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink',
  validateSearch: validateConsumptions,
  // The kinds are chosen from what was loaded.
  loaderDeps: ({ search: { kind: _, ...search } }) => toConsumptionSearch(search),
  loader: lazyFn(() => import('./loaders/film.ts'), 'loadFilm'),
  head: lazyFn(() => import('./heads/filmHead.ts'), 'filmHead'),
  component: lazyRouteComponent(() => import('../views/film/FilmView.tsx'), 'FilmView'),
  pendingComponent: lazyPending(async () => (await import('../views/film/FilmSkeleton.tsx')).FilmSkeleton),
  pendingMs: PENDING,
  staticData: { view: 'src/views/film/FilmView.tsx' },
})

const filmShowtimesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/kinoprogramm',
  validateSearch: validateFilmShowtimes,
  loaderDeps: ({ search }) => toFilmShowtimesSearch(search),
  loader: lazyFn(() => import('./loaders/film.ts'), 'loadFilmShowtimes'),
  head: lazyFn(() => import('./heads/filmHead.ts'), 'filmShowtimesHead'),
  component: lazyRouteComponent(() => import('../views/film/FilmShowtimesView.tsx'), 'FilmShowtimesView'),
  staticData: { view: 'src/views/film/FilmShowtimesView.tsx' },
})

const cinemaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kinos/$permalink',
  validateSearch: validateDay,
  loaderDeps: ({ search }) => toDaySearch(search),
  loader: lazyFn(() => import('./loaders/cinema.ts'), 'loadCinema'),
  head: lazyFn(() => import('./heads/cinemaHead.ts'), 'cinemaHead'),
  component: lazyRouteComponent(() => import('../views/cinema/CinemaView.tsx'), 'CinemaView'),
  pendingComponent: lazyPending(async () => (await import('../views/cinema/CinemaSkeleton.tsx')).CinemaSkeleton),
  pendingMs: PENDING,
  staticData: { view: 'src/views/cinema/CinemaView.tsx' },
})

export const cinemaRoutes = [
  programmeRoute,
  startsRoute,
  upcomingRoute,
  filmRoute,
  filmShowtimesRoute,
  cinemaRoute,
] as const
