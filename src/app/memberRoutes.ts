import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'

const views = () => import('../views/profile/ProfileViews.tsx')
/** `id` is an id or a name. */
const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/$id',
  loader: lazyFn(() => import('./loaders/members.ts'), 'loadProfile'),
  head: lazyFn(() => import('./heads/membersHead.ts'), 'profileHead'),
  component: lazyRouteComponent(views, 'ProfileView'),
  staticData: { view: 'src/views/profile/ProfileViews.tsx' },
})

/** `?order=value`: the best first. Of pages that are none it is not found. */
const profilePageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/$id/$page',
  validateSearch: ({ order }: { order?: unknown }): { order?: 'value' } =>
    order === 'value' ? { order: 'value' } : {},
  loaderDeps: ({ search: { order } }) => (order ? { order } : {}),
  loader: lazyFn(() => import('./loaders/members.ts'), 'loadProfilePage'),
  head: lazyFn(() => import('./heads/membersHead.ts'), 'profilePageHead'),
  component: lazyRouteComponent(views, 'ProfilePageView'),
  staticData: { view: 'src/views/profile/ProfileViews.tsx' },
})

const ownProfileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/myprofile',
  loader: lazyFn(() => import('./loaders/members.ts'), 'loadOwnProfile'),
  head: lazyFn(() => import('./heads/membersHead.ts'), 'ownProfileHead'),
  component: lazyRouteComponent(views, 'OwnProfileView'),
  staticData: { view: 'src/views/profile/ProfileViews.tsx' },
})

const friendsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my_friendships',
  loader: lazyFn(() => import('./loaders/members.ts'), 'loadFriendships'),
  head: lazyFn(() => import('./heads/membersHead.ts'), 'friendsHead'),
  component: lazyRouteComponent(() => import('../views/friends/FriendsView.tsx'), 'FriendsView'),
  staticData: { view: 'src/views/friends/FriendsView.tsx' },
})

/** Members and their friends. */
export const memberRoutes = [profileRoute, profilePageRoute, ownProfileRoute, friendsRoute] as const
