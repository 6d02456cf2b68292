import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const seasonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/serie/$permalink/staffel/$number',
  loader: lazyFn(() => import('./loader.ts'), 'loadSeason'),
  head: lazyFn(() => import('./head.ts'), 'seasonHead'),
  component: lazyRouteComponent(() => import('../../../views/season/SeasonView.tsx'), 'SeasonView'),
  staticData: { view: 'src/views/season/SeasonView.tsx' },
})

export const seasonRoutes = [seasonRoute] as const
