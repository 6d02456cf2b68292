import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/konto',
  loader: lazyFn(() => import('./loader.ts'), 'loadAccount'),
  head: lazyFn(() => import('./head.ts'), 'accountHead'),
  component: lazyRouteComponent(() => import('../../../views/account/AccountView.tsx'), 'AccountView'),
  staticData: { view: 'src/views/account/AccountView.tsx' },
})

/** The page of the link that confirms a new address. */
const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/email/$token',
  head: lazyFn(() => import('./head.ts'), 'confirmEmailHead'),
  component: lazyRouteComponent(() => import('../../../views/account/ConfirmEmailView.tsx'), 'ConfirmEmailView'),
  staticData: { view: 'src/views/account/ConfirmEmailView.tsx' },
})

/** A member's account. */
export const accountRoutes = [accountRoute, confirmEmailRoute] as const
