import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/benachrichtigungen',
  loader: lazyFn(() => import('./loader.ts'), 'loadNotifications'),
  head: lazyFn(() => import('./head.ts'), 'notificationsHead'),
  component: lazyRouteComponent(
    () => import('../../../views/notifications/NotificationsView.tsx'),
    'NotificationsView',
  ),
  staticData: { view: 'src/views/notifications/NotificationsView.tsx' },
})

/** Notifications of a member. */
export const notificationsRoutes = [notificationsRoute] as const
