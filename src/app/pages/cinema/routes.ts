import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { toDaySearch, validateDay } from '../../core/dayParams.ts'
import { lazyPending, PENDING_MS } from '../../core/lazyPending.tsx'
import { rootRoute } from '../root/rootRoute.tsx'

const cinemaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kinos/$permalink',
  validateSearch: validateDay,
  loaderDeps: ({ search }) => toDaySearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadCinema'),
  head: lazyFn(() => import('./head.ts'), 'cinemaHead'),
  component: lazyRouteComponent(() => import('../../../views/cinema/CinemaView.tsx'), 'CinemaView'),
  pendingComponent: lazyPending(async () => (await import('../../../views/cinema/CinemaSkeleton.tsx')).CinemaSkeleton),
  pendingMs: PENDING_MS,
  staticData: { view: 'src/views/cinema/CinemaView.tsx', atInstall: true },
})

export const cinemaRoutes = [cinemaRoute] as const
