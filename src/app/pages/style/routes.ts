import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

/** The routes of the development server alone. Made inside the branch, so that the build drops the page with it. */
export const devRoutes = import.meta.env.DEV
  ? ([
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/dev/stil',
        component: lazyRouteComponent(() => import('../../../views/style/StyleView.tsx'), 'StyleView'),
      }),
    ] as const)
  : ([] as const)
