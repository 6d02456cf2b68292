import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

/** `?schritt=`: one of the three, or the end; without it, where the member was. The view reads it. */
const firstStepsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/erste-schritte',
  validateSearch: ({ schritt }: { schritt?: unknown }): { schritt?: unknown } => ({ schritt }),
  head: lazyFn(() => import('./head.ts'), 'firstStepsHead'),
  component: lazyRouteComponent(() => import('./firstSteps.tsx'), 'FirstSteps'),
  staticData: { view: 'src/app/pages/firstSteps/firstSteps.tsx' },
})

export const firstStepsRoutes = [firstStepsRoute] as const
