import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const offlineBundleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unterwegs',
  head: lazyFn(() => import('./head.ts'), 'offlineBundleHead'),
  component: lazyRouteComponent(
    () => import('../../../views/offlineBundle/OfflineBundleView.tsx'),
    'OfflineBundleView',
  ),
  staticData: { view: 'src/views/offlineBundle/OfflineBundleView.tsx', atInstall: true },
})

export const offlineBundleRoutes = [offlineBundleRoute] as const
