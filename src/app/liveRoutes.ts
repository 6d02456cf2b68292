import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'

const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/benachrichtigungen',
  loader: lazyFn(() => import('./loaders/notifications.ts'), 'loadNotifications'),
  head: lazyFn(() => import('./heads/notificationsHead.ts'), 'notificationsHead'),
  component: lazyRouteComponent(() => import('../views/notifications/NotificationsView.tsx'), 'NotificationsView'),
  staticData: { view: 'src/views/notifications/NotificationsView.tsx' },
})

/** What a member is told of. */
export const liveRoutes = [notificationsRoute] as const
