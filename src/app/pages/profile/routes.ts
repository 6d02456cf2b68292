import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const views = () => import('../../../views/profile/ProfileViews.tsx')

/** `id` is an id or a name. */
const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/$id',
  loader: lazyFn(() => import('./loader.ts'), 'loadProfile'),
  head: lazyFn(() => import('./head.ts'), 'profileHead'),
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
  loader: lazyFn(() => import('./loader.ts'), 'loadProfilePage'),
  head: lazyFn(() => import('./head.ts'), 'profilePageHead'),
  component: lazyRouteComponent(views, 'ProfilePageView'),
  staticData: { view: 'src/views/profile/ProfileViews.tsx' },
})

const ownProfileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/myprofile',
  loader: lazyFn(() => import('./loader.ts'), 'loadOwnProfile'),
  head: lazyFn(() => import('./head.ts'), 'ownProfileHead'),
  component: lazyRouteComponent(views, 'OwnProfileView'),
  staticData: { view: 'src/views/profile/ProfileViews.tsx' },
})

/** Pages of a member, and of the member's own profile. */
export const profileRoutes = [profileRoute, profilePageRoute, ownProfileRoute] as const
