import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toSearchPageSearch } from './searchPage.ts'

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/suche',
  validateSearch: toSearchPageSearch,
  loaderDeps: ({ search }) => toSearchPageSearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadSearch'),
  head: lazyFn(() => import('./head.ts'), 'searchHead'),
  component: lazyRouteComponent(() => import('../../../views/search/SearchView.tsx'), 'SearchView'),
  staticData: { view: 'src/views/search/SearchView.tsx' },
})

export const searchRoutes = [searchRoute] as const
