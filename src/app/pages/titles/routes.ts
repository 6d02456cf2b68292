import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toTitlesSearch, validateTitles } from './params.ts'

const allFilmsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/filme',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadFilms'),
  head: lazyFn(() => import('./head.ts'), 'filmsHead'),
  component: lazyRouteComponent(() => import('../../../views/titles/TitlesViews.tsx'), 'FilmsListView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

const bestFilmsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/filme/beste',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadBestFilms'),
  head: lazyFn(() => import('./head.ts'), 'bestFilmsHead'),
  component: lazyRouteComponent(() => import('../../../views/titles/TitlesViews.tsx'), 'BestFilmsView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

const allSeriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadAllSeries'),
  head: lazyFn(() => import('./head.ts'), 'allSeriesHead'),
  component: lazyRouteComponent(() => import('../../../views/titles/TitlesViews.tsx'), 'SeriesListView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

const bestSeriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serien/beste',
  validateSearch: validateTitles,
  loaderDeps: ({ search }) => toTitlesSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadBestSeries'),
  head: lazyFn(() => import('./head.ts'), 'bestSeriesHead'),
  component: lazyRouteComponent(() => import('../../../views/titles/TitlesViews.tsx'), 'BestSeriesView'),
  staticData: { view: 'src/views/titles/TitlesViews.tsx' },
})

/** Lists of the catalogue. */
export const titlesRoutes = [allFilmsRoute, bestFilmsRoute, allSeriesRoute, bestSeriesRoute] as const
