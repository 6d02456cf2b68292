import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

/** Where the link of the recovery's mail leads. Opening it uses nothing up: mail scanners do so too. */
const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/passwort/$token',
  head: lazyFn(() => import('./head.ts'), 'passwordHead'),
  component: lazyRouteComponent(() => import('../../../views/password/PasswordView.tsx'), 'PasswordView'),
  staticData: { view: 'src/views/password/PasswordView.tsx' },
})

export const passwordRoutes = [passwordRoute] as const
