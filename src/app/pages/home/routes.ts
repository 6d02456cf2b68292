import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: lazyFn(() => import('./loader.ts'), 'loadHome'),
  head: lazyFn(() => import('./head.ts'), 'homeHead'),
  component: lazyRouteComponent(() => import('../../../views/home/HomeView.tsx'), 'HomeView'),
  staticData: { view: 'src/views/home/HomeView.tsx', atInstall: true },
})

export const homeRoutes = [homeRoute] as const
