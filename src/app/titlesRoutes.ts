import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'
import { toTitlesSearch, validateTitles } from './searchParams.ts'

const allFilmsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/filme',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loaders/titles.ts'), 'loadFilms'),
  head: lazyFn(() => import('./heads/titlesHead.ts'), 'filmsHead'),
  component: lazyRouteComponent(() => import('../views/titles/TitlesViews.tsx'), 'FilmsListView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

const bestFilmsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/filme/beste',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loaders/titles.ts'), 'loadBestFilms'),
  head: lazyFn(() => import('./heads/titlesHead.ts'), 'bestFilmsHead'),
  component: lazyRouteComponent(() => import('../views/titles/TitlesViews.tsx'), 'BestFilmsView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

const allSeriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loaders/titles.ts'), 'loadAllSeries'),
  head: lazyFn(() => import('./heads/titlesHead.ts'), 'allSeriesHead'),
  component: lazyRouteComponent(() => import('../views/titles/TitlesViews.tsx'), 'SeriesListView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

const bestSeriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serien/beste',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loaders/titles.ts'), 'loadBestSeries'),
  head: lazyFn(() => import('./heads/titlesHead.ts'), 'bestSeriesHead'),
  component: lazyRouteComponent(() => import('../views/titles/TitlesViews.tsx'), 'BestSeriesView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

const quickRatingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quickratings',
  head: lazyFn(() => import('./heads/quickRatingsHead.ts'), 'quickRatingsHead'),
  component: lazyRouteComponent(() => import('../views/quickRatings/QuickRatingsView.tsx'), 'QuickRatingsView'),
  staticData: { view: 'src/views/quickRatings/QuickRatingsView.tsx' },
})

/** Lists of the catalogue, and its titles one after the other. */
export const titlesRoutes = [allFilmsRoute, bestFilmsRoute, allSeriesRoute, bestSeriesRoute, quickRatingsRoute] as const
