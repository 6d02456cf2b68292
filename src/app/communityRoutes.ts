import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'
import { toTriviaSearch, validateTrivia } from './searchParams.ts'

const filmTriviaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/trivia',
  validateSearch: validateTrivia,
  loaderDeps: ({ search }) => toTriviaSearch(search),
  loader: lazyFn(() => import('./loaders/community.ts'), 'loadFilmTrivia'),
  head: lazyFn(() => import('./heads/communityHead.ts'), 'filmTriviaHead'),
  component: lazyRouteComponent(() => import('../views/trivia/TriviaView.tsx'), 'FilmTriviaView'),
  staticData: { view: 'src/views/trivia/TriviaView.tsx' },
})

const seriesTriviaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie/$permalink/trivia',
  validateSearch: validateTrivia,
  loaderDeps: ({ search }) => toTriviaSearch(search),
  loader: lazyFn(() => import('./loaders/community.ts'), 'loadSeriesTrivia'),
  head: lazyFn(() => import('./heads/communityHead.ts'), 'seriesTriviaHead'),
  component: lazyRouteComponent(() => import('../views/trivia/TriviaView.tsx'), 'SeriesTriviaView'),
  staticData: { view: 'src/views/trivia/TriviaView.tsx' },
})

const filmCommentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/kommentare',
  loader: lazyFn(() => import('./loaders/community.ts'), 'loadFilmComments'),
  head: lazyFn(() => import('./heads/communityHead.ts'), 'filmCommentsHead'),
  component: lazyRouteComponent(() => import('../views/comments/FilmCommentsView.tsx'), 'FilmCommentsView'),
  staticData: { view: 'src/views/comments/FilmCommentsView.tsx' },
})

/** What members know and say of things. */
export const communityRoutes = [filmTriviaRoute, seriesTriviaRoute, filmCommentsRoute] as const
