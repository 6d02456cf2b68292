import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toPeopleSearch, validatePeople } from './params.ts'

const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/people',
  validateSearch: validatePeople,
  loaderDeps: ({ search }) => toPeopleSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadPeople'),
  head: lazyFn(() => import('./head.ts'), 'peopleHead'),
  component: lazyRouteComponent(() => import('../../../views/people/PeopleView.tsx'), 'PeopleView'),
  staticData: { view: 'src/views/people/PeopleView.tsx' },
})

export const peopleRoutes = [peopleRoute] as const
