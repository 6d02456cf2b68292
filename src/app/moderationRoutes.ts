import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'

const moderationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/moderation',
  // Read by the loader; the entry does without.
  validateSearch: ({ view, state, type, member }: Record<string, unknown>) => ({ view, state, type, member }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders/moderation.ts'), 'loadModeration'),
  head: lazyFn(() => import('./heads/moderationHead.ts'), 'moderationHead'),
  component: lazyRouteComponent(() => import('../views/moderation/ModerationView.tsx'), 'ModerationView'),
  staticData: { view: 'src/views/moderation/ModerationView.tsx' },
})

/** The moderation (E9). */
export const moderationRoutes = [moderationRoute] as const
