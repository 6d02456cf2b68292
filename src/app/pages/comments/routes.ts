import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const filmCommentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/movies/$permalink/kommentare',
  loader: lazyFn(() => import('./loader.ts'), 'loadFilmComments'),
  head: lazyFn(() => import('./head.ts'), 'filmCommentsHead'),
  component: lazyRouteComponent(() => import('../../../views/comments/FilmCommentsView.tsx'), 'FilmCommentsView'),
  staticData: { view: 'src/views/comments/FilmCommentsView.tsx' },
})

export const commentsRoutes = [filmCommentsRoute] as const
