import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'
import { toTriviaSearch, validateTrivia } from './search.ts'

const filmTriviaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/trivia',
  validateSearch: validateTrivia,
  loaderDeps: ({ search }) => toTriviaSearch(search),
  loader: lazyFn(() => import('./loaders/community.ts'), 'loadFilmTrivia'),
  head: lazyFn(() => import('./heads/communityHead.ts'), 'filmTriviaHead'),
  component: lazyRouteComponent(() => import('../views/film/TriviaView.tsx'), 'TriviaView'),
  staticData: { view: 'src/views/film/TriviaView.tsx' },
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
export const communityRoutes = [filmTriviaRoute, filmCommentsRoute] as const
