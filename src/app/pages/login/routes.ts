import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { toLocalPath } from '../../../atoms/login/localPath.ts'
import { signIn } from '../../../texts/shell.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'
import { rootRoute } from '../root/rootRoute.tsx'

/** `?weiter=<path>`: where it goes on after the sign-in. Only paths of this site count. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/anmelden',
  validateSearch: ({ weiter }: { weiter?: unknown }): { weiter?: string } => {
    const path = toLocalPath(weiter)
    return path === null ? {} : { weiter: path }
  },
  loader: lazyFn(() => import('./loader.ts'), 'loadLogin'),
  head: () => toUnlistedHead(signIn),
  component: lazyRouteComponent(() => import('../../../views/login/LoginView.tsx'), 'LoginView'),
  staticData: { view: 'src/views/login/LoginView.tsx' },
})

export const loginRoutes = [loginRoute] as const
