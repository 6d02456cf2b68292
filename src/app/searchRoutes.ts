import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './rootRoute.tsx'
import { toSearchPageSearch } from './searchPage.ts'

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/suche',
  validateSearch: toSearchPageSearch,
  loaderDeps: ({ search }) => toSearchPageSearch(search),
  loader: lazyFn(() => import('./loaders/search.ts'), 'loadSearch'),
  head: lazyFn(() => import('./heads/searchHead.ts'), 'searchHead'),
  component: lazyRouteComponent(() => import('../views/search/SearchView.tsx'), 'SearchView'),
  staticData: { view: 'src/views/search/SearchView.tsx' },
})

export const searchRoutes = [searchRoute] as const
