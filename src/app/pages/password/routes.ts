import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

/** The page of the link in a recovery's mail. Opening it does not use the link up: mail scanners open it too. */
const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/passwort/$token',
  head: lazyFn(() => import('./head.ts'), 'passwordHead'),
  component: lazyRouteComponent(() => import('../../../views/password/PasswordView.tsx'), 'PasswordView'),
  staticData: { view: 'src/views/password/PasswordView.tsx' },
})

export const passwordRoutes = [passwordRoute] as const
