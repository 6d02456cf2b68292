import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toPeopleSearch, validatePeople } from './params.ts'

const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/people',
  validateSearch: validatePeople,
  loaderDeps: ({ search }) => toPeopleSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadPeople'),
  head: lazyFn(() => import('./peopleHead.ts'), 'peopleHead'),
  component: lazyRouteComponent(() => import('../../../views/person/PeopleView.tsx'), 'PeopleView'),
  staticData: { view: 'src/views/person/PeopleView.tsx' },
})

const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/people/$permalink',
  loader: lazyFn(() => import('./loader.ts'), 'loadPerson'),
  head: lazyFn(() => import('./head.ts'), 'personHead'),
  component: lazyRouteComponent(() => import('../../../views/person/PersonView.tsx'), 'PersonView'),
  staticData: { view: 'src/views/person/PersonView.tsx' },
})

export const personRoutes = [peopleRoute, personRoute] as const
