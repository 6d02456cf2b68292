import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toTriviaSearch, validateTrivia } from './params.ts'

const filmTriviaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/trivia',
  validateSearch: validateTrivia,
  loaderDeps: ({ search }) => toTriviaSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadFilmTrivia'),
  head: lazyFn(() => import('./head.ts'), 'filmTriviaHead'),
  component: lazyRouteComponent(() => import('../../../views/trivia/TriviaView.tsx'), 'FilmTriviaView'),
  staticData: { view: 'src/views/trivia/TriviaView.tsx' },
})

const seriesTriviaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie/$permalink/trivia',
  validateSearch: validateTrivia,
  loaderDeps: ({ search }) => toTriviaSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadSeriesTrivia'),
  head: lazyFn(() => import('./head.ts'), 'seriesTriviaHead'),
  component: lazyRouteComponent(() => import('../../../views/trivia/TriviaView.tsx'), 'SeriesTriviaView'),
  staticData: { view: 'src/views/trivia/TriviaView.tsx' },
})

/** The trivia of films and series. */
export const triviaRoutes = [filmTriviaRoute, seriesTriviaRoute] as const
