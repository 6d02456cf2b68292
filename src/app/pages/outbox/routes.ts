import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ausstehend',
  head: lazyFn(() => import('./head.ts'), 'outboxHead'),
  component: lazyRouteComponent(() => import('../../../views/outbox/OutboxView.tsx'), 'OutboxView'),
  staticData: { view: 'src/views/outbox/OutboxView.tsx', atInstall: true },
})

export const outboxRoutes = [outboxRoute] as const
