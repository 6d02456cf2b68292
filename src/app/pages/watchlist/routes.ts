import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const watchlistRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my_watchlist',
  head: lazyFn(() => import('./head.ts'), 'watchlistHead'),
  component: lazyRouteComponent(() => import('../../../views/watchlist/WatchlistView.tsx'), 'WatchlistView'),
  staticData: { view: 'src/views/watchlist/WatchlistView.tsx' },
})

export const watchlistRoutes = [watchlistRoute] as const
