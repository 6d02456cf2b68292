import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { validateFavourites } from './params.ts'

/** The favourites' week. Its day and filters are in the URL; none of them loads anything anew. */
const favouritesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm/lieblingskinos',
  validateSearch: validateFavourites,
  loader: lazyFn(() => import('./loader.ts'), 'loadFavourites'),
  head: lazyFn(() => import('./head.ts'), 'favouritesHead'),
  component: lazyRouteComponent(() => import('../../../views/favourites/FavouritesView.tsx'), 'FavouritesView'),
  staticData: { view: 'src/views/favourites/FavouritesView.tsx' },
})

export const favouritesRoutes = [favouritesRoute] as const
