import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const quickRatingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quickratings',
  head: lazyFn(() => import('./head.ts'), 'quickRatingsHead'),
  component: lazyRouteComponent(() => import('../../../views/quickRatings/QuickRatingsView.tsx'), 'QuickRatingsView'),
  staticData: { view: 'src/views/quickRatings/QuickRatingsView.tsx' },
})

export const quickRatingsRoutes = [quickRatingsRoute] as const
