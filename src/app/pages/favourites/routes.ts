import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { toDaySearch, validateDay } from '../../core/dayParams.ts'
import { rootRoute } from '../root/rootRoute.tsx'

const favouritesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm/lieblingskinos',
  validateSearch: validateDay,
  loaderDeps: ({ search }) => toDaySearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadFavourites'),
  head: lazyFn(() => import('./head.ts'), 'favouritesHead'),
  component: lazyRouteComponent(() => import('../../../views/favourites/FavouritesView.tsx'), 'FavouritesView'),
  staticData: { view: 'src/views/favourites/FavouritesView.tsx' },
})

export const favouritesRoutes = [favouritesRoute] as const
