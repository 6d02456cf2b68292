import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/people/$permalink',
  loader: lazyFn(() => import('./loader.ts'), 'loadPerson'),
  head: lazyFn(() => import('./head.ts'), 'personHead'),
  component: lazyRouteComponent(() => import('../../../views/person/PersonView.tsx'), 'PersonView'),
  staticData: { view: 'src/views/person/PersonView.tsx' },
})

export const personRoutes = [personRoute] as const
