import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toProgrammeSearch, validateProgramme } from './params.ts'

/** The programme: every filter is in the URL; a showtime above the page loads nothing anew. */
const programmeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kino/kinoprogramm',
  validateSearch: validateProgramme,
  loaderDeps: ({ search }) => toProgrammeSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadProgramme'),
  head: lazyFn(() => import('./head.ts'), 'programmeHead'),
  component: lazyRouteComponent(() => import('../../../views/programme/ProgrammeView.tsx'), 'ProgrammeView'),
  staticData: { view: 'src/views/programme/ProgrammeView.tsx', atInstall: true },
})

export const programmeRoutes = [programmeRoute] as const
