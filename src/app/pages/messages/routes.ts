import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const inboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inbox',
  head: lazyFn(() => import('./head.ts'), 'inboxHead'),
  component: lazyRouteComponent(() => import('../../../views/messages/InboxView.tsx'), 'InboxView'),
  staticData: { view: 'src/views/messages/InboxView.tsx' },
})

/** `?an=`: the id of a friend who is chosen already. The view reads it. */
const newThreadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inbox/neu',
  validateSearch: ({ an }: { an?: unknown }): { an?: unknown } => ({ an }),
  head: lazyFn(() => import('./head.ts'), 'newThreadHead'),
  component: lazyRouteComponent(() => import('../../../views/messages/NewThreadView.tsx'), 'NewThreadView'),
  staticData: { view: 'src/views/messages/NewThreadView.tsx' },
})

const threadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inbox/$id',
  head: lazyFn(() => import('./head.ts'), 'threadHead'),
  component: lazyRouteComponent(() => import('../../../views/messages/ThreadView.tsx'), 'ThreadView'),
  staticData: { view: 'src/views/messages/ThreadView.tsx' },
})

/** Private messages: the inbox, a thread, and a new one. */
export const messagesRoutes = [inboxRoute, newThreadRoute, threadRoute] as const
