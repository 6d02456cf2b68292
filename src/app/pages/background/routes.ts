import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const filmCreditsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/besetzung',
  loader: lazyFn(() => import('./loader.ts'), 'loadFilmCredits'),
  head: lazyFn(() => import('./head.ts'), 'filmCreditsHead'),
  component: lazyRouteComponent(() => import('../../../views/background/CreditsView.tsx'), 'FilmCreditsView'),
  staticData: { view: 'src/views/background/CreditsView.tsx' },
})

const seriesCreditsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie/$permalink/besetzung',
  loader: lazyFn(() => import('./loader.ts'), 'loadSeriesCredits'),
  head: lazyFn(() => import('./head.ts'), 'seriesCreditsHead'),
  component: lazyRouteComponent(() => import('../../../views/background/CreditsView.tsx'), 'SeriesCreditsView'),
  staticData: { view: 'src/views/background/CreditsView.tsx' },
})

const filmListsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/listen',
  loader: lazyFn(() => import('./loader.ts'), 'loadFilmLists'),
  head: lazyFn(() => import('./head.ts'), 'filmListsHead'),
  component: lazyRouteComponent(() => import('../../../views/background/TitleListsView.tsx'), 'FilmListsView'),
  staticData: { view: 'src/views/background/TitleListsView.tsx' },
})

const seriesListsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie/$permalink/listen',
  loader: lazyFn(() => import('./loader.ts'), 'loadSeriesLists'),
  head: lazyFn(() => import('./head.ts'), 'seriesListsHead'),
  component: lazyRouteComponent(() => import('../../../views/background/TitleListsView.tsx'), 'SeriesListsView'),
  staticData: { view: 'src/views/background/TitleListsView.tsx' },
})

const collectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reihe/$permalink',
  loader: lazyFn(() => import('./loader.ts'), 'loadCollection'),
  head: lazyFn(() => import('./head.ts'), 'collectionHead'),
  component: lazyRouteComponent(() => import('../../../views/background/CollectionView.tsx'), 'CollectionView'),
  staticData: { view: 'src/views/background/CollectionView.tsx' },
})

/** Everybody who took part in a title, all lists that hold it, and films that belong together. */
export const backgroundRoutes = [
  filmCreditsRoute,
  seriesCreditsRoute,
  filmListsRoute,
  seriesListsRoute,
  collectionRoute,
] as const
