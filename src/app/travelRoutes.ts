import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'
import { toDaySearch, validateDay } from './searchParams.ts'

const favouritesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm/lieblingskinos',
  validateSearch: validateDay,
  loaderDeps: ({ search }) => toDaySearch(search),
  loader: lazyFn(() => import('./loaders/favourites.ts'), 'loadFavourites'),
  head: lazyFn(() => import('./heads/travelHead.ts'), 'favouritesHead'),
  component: lazyRouteComponent(() => import('../views/favourites/FavouritesView.tsx'), 'FavouritesView'),
  staticData: { view: 'src/views/favourites/FavouritesView.tsx' },
})

const travelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unterwegs',
  head: lazyFn(() => import('./heads/travelHead.ts'), 'travelHead'),
  component: lazyRouteComponent(() => import('../views/travel/TravelView.tsx'), 'TravelView'),
  staticData: { view: 'src/views/travel/TravelView.tsx' },
})

/** What somebody takes along: favourite cinemas, and what lies on the device. */
export const travelRoutes = [favouritesRoute, travelRoute] as const
