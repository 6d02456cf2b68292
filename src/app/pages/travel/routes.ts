import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const travelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unterwegs',
  head: lazyFn(() => import('./head.ts'), 'travelHead'),
  component: lazyRouteComponent(() => import('../../../views/travel/TravelView.tsx'), 'TravelView'),
  staticData: { view: 'src/views/travel/TravelView.tsx', atInstall: true },
})

export const travelRoutes = [travelRoute] as const
