import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

/** What only the development server has. Made inside the branch, so that the build drops the page with it. */
export const devRoutes = import.meta.env.DEV
  ? ([
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/dev/stil',
        component: lazyRouteComponent(() => import('../../../views/style/StyleView.tsx'), 'StyleView'),
      }),
    ] as const)
  : ([] as const)
