import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'

const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registrieren',
  head: lazyFn(() => import('./heads/signupHead.ts'), 'signupHead'),
  component: lazyRouteComponent(() => import('../views/signup/SignupViews.tsx'), 'SignupView'),
  staticData: { view: 'src/views/signup/SignupViews.tsx' },
})

const signupDoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registrieren/erfolg',
  head: lazyFn(() => import('./heads/signupHead.ts'), 'signupDoneHead'),
  component: lazyRouteComponent(() => import('../views/signup/SignupViews.tsx'), 'SignupDoneView'),
  staticData: { view: 'src/views/signup/SignupViews.tsx' },
})

/** Where the link of a registration's mail leads. */
const activationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/aktivieren/$token',
  head: lazyFn(() => import('./heads/signupHead.ts'), 'activationHead'),
  component: lazyRouteComponent(() => import('../views/signup/SignupViews.tsx'), 'ActivationView'),
  staticData: { view: 'src/views/signup/SignupViews.tsx' },
})

/** `?schritt=`: one of the three, or the end; without it, where the member was. The view reads it. */
const firstStepsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/erste-schritte',
  validateSearch: ({ schritt }: { schritt?: unknown }): { schritt?: unknown } => ({ schritt }),
  head: lazyFn(() => import('./heads/firstStepsHead.ts'), 'firstStepsHead'),
  component: lazyRouteComponent(() => import('./firstSteps.tsx'), 'FirstSteps'),
  staticData: { view: 'src/app/firstSteps.tsx' },
})

/** Where the link of the recovery's mail leads. Opening it uses nothing up: mail scanners do so too. */
const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/passwort/$token',
  head: lazyFn(() => import('./heads/passwordHead.ts'), 'passwordHead'),
  component: lazyRouteComponent(() => import('../views/password/PasswordView.tsx'), 'PasswordView'),
  staticData: { view: 'src/views/password/PasswordView.tsx' },
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/konto',
  loader: lazyFn(() => import('./loaders/account.ts'), 'loadAccount'),
  head: lazyFn(() => import('./heads/accountHead.ts'), 'accountHead'),
  component: lazyRouteComponent(() => import('../views/account/AccountView.tsx'), 'AccountView'),
  staticData: { view: 'src/views/account/AccountView.tsx' },
})

/** Where the link leads that confirms a new address. */
const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/email/$token',
  head: lazyFn(() => import('./heads/accountHead.ts'), 'confirmEmailHead'),
  component: lazyRouteComponent(() => import('../views/account/ConfirmEmailView.tsx'), 'ConfirmEmailView'),
  staticData: { view: 'src/views/account/ConfirmEmailView.tsx' },
})

/** Registration, first steps, recovery, and a member's account. */
export const accountRoutes = [
  signupRoute,
  signupDoneRoute,
  activationRoute,
  firstStepsRoute,
  passwordRoute,
  accountRoute,
  confirmEmailRoute,
] as const
