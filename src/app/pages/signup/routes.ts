import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registrieren',
  head: lazyFn(() => import('./head.ts'), 'signupHead'),
  component: lazyRouteComponent(() => import('../../../views/signup/SignupViews.tsx'), 'SignupView'),
  staticData: { view: 'src/views/signup/SignupViews.tsx' },
})

const signupDoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registrieren/erfolg',
  head: lazyFn(() => import('./head.ts'), 'signupDoneHead'),
  component: lazyRouteComponent(() => import('../../../views/signup/SignupViews.tsx'), 'SignupDoneView'),
  staticData: { view: 'src/views/signup/SignupViews.tsx' },
})

/** The page of the link in a registration's mail. */
const activationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/aktivieren/$token',
  head: lazyFn(() => import('./head.ts'), 'activationHead'),
  component: lazyRouteComponent(() => import('../../../views/signup/SignupViews.tsx'), 'ActivationView'),
  staticData: { view: 'src/views/signup/SignupViews.tsx' },
})

/** Registration, to the confirmed address. */
export const signupRoutes = [signupRoute, signupDoneRoute, activationRoute] as const
