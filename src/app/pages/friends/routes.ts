import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const friendsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my_friendships',
  loader: lazyFn(() => import('./loader.ts'), 'loadFriendships'),
  head: lazyFn(() => import('./head.ts'), 'friendsHead'),
  component: lazyRouteComponent(() => import('../../../views/friends/FriendsView.tsx'), 'FriendsView'),
  staticData: { view: 'src/views/friends/FriendsView.tsx' },
})

export const friendsRoutes = [friendsRoute] as const
