import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'

const styleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/stil',
  component: lazyRouteComponent(() => import('../views/style/StyleView.tsx'), 'StyleView'),
})

/** What only the development server has: the build drops the import with the branch. */
export const devRoutes = import.meta.env.DEV ? ([styleRoute] as const) : ([] as const)
