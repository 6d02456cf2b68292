import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const head = lazyFn(() => import('./head.ts'), 'moderationHead')

const moderationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/moderation',
  // Read by the loader; the entry does without.
  validateSearch: ({ view, state, type, member }: Record<string, unknown>) => ({ view, state, type, member }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loader.ts'), 'loadModeration'),
  head,
  component: lazyRouteComponent(() => import('../../../views/moderation/ModerationView.tsx'), 'ModerationView'),
  staticData: { view: 'src/views/moderation/ModerationView.tsx' },
})

const rolesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/moderation/rollen',
  head,
  component: lazyRouteComponent(() => import('../../../views/moderation/RolesView.tsx'), 'RolesView'),
  staticData: { view: 'src/views/moderation/RolesView.tsx' },
})

/** The moderation (E9), and the roles (B14). */
export const moderationRoutes = [moderationRoute, rolesRoute] as const
