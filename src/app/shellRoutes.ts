import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { toLocalPath } from '../atoms/localPath.ts'
import { pageTitle } from '../texts/head.ts'
import { notice, signIn } from '../texts/shell.ts'
import { rootRoute } from './rootRoute.tsx'

/** `?weiter=<path>`: where it goes on after the sign-in. Only paths of this site count. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/anmelden',
  validateSearch: ({ weiter }: { weiter?: unknown }): { weiter?: string } => {
    const path = toLocalPath(weiter)
    return path === null ? {} : { weiter: path }
  },
  loader: lazyFn(() => import('./loaders/login.ts'), 'loadLogin'),
  head: () => ({ meta: [{ title: pageTitle(signIn) }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('../views/login/LoginView.tsx'), 'LoginView'),
  staticData: { view: 'src/views/login/LoginView.tsx' },
})

/** A page of one message: where a link of a mail leads, and the like. */
const flashRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hinweis/$name',
  loader: lazyFn(() => import('./loaders/flash.ts'), 'loadFlash'),
  head: () => ({ meta: [{ title: pageTitle(notice) }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('../views/flash/FlashView.tsx'), 'FlashView'),
  staticData: { view: 'src/views/flash/FlashView.tsx' },
})

/** Every path that no other route takes: places that are planned say what will be there, the rest is a 404. */
const comingSoonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: lazyFn(() => import('./loaders/comingSoon.ts'), 'loadComingSoon'),
  head: lazyFn(() => import('./heads/comingSoonHead.ts'), 'comingSoonHead'),
  component: lazyRouteComponent(() => import('../views/comingSoon/ComingSoonView.tsx'), 'ComingSoonView'),
  staticData: { view: 'src/views/comingSoon/ComingSoonView.tsx' },
})

export const shellRoutes = [loginRoute, flashRoute, comingSoonRoute] as const
