import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

/** Every path that no other route takes: places that are planned say what will be there, the rest is a 404. */
const comingSoonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: lazyFn(() => import('./loader.ts'), 'loadComingSoon'),
  head: lazyFn(() => import('./head.ts'), 'comingSoonHead'),
  component: lazyRouteComponent(() => import('../../../views/comingSoon/ComingSoonView.tsx'), 'ComingSoonView'),
  staticData: { view: 'src/views/comingSoon/ComingSoonView.tsx' },
})

export const comingSoonRoutes = [comingSoonRoute] as const
