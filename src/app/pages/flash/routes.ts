import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { notice } from '../../../texts/shell.ts'
import { toUnlistedHead } from '../../core/unlistedHead.ts'
import { rootRoute } from '../root/rootRoute.tsx'

/** A page of one message: where a link of a mail leads, and the like. */
const flashRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hinweis/$name',
  loader: lazyFn(() => import('./loader.ts'), 'loadFlash'),
  head: () => toUnlistedHead(notice),
  component: lazyRouteComponent(() => import('../../../views/flash/FlashView.tsx'), 'FlashView'),
  staticData: { view: 'src/views/flash/FlashView.tsx' },
})

export const flashRoutes = [flashRoute] as const
