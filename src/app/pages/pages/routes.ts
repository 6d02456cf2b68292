import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { toCitySearch, validateCity } from './params.ts'

const staticPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/$name',
  loader: lazyFn(() => import('./loader.ts'), 'loadStaticPage'),
  head: lazyFn(() => import('./head.ts'), 'staticPageHead'),
  component: lazyRouteComponent(() => import('../../../views/pages/StaticPageView.tsx'), 'StaticPageView'),
  staticData: { view: 'src/views/pages/StaticPageView.tsx' },
})

const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/support',
  head: lazyFn(() => import('./head.ts'), 'supportHead'),
  component: lazyRouteComponent(() => import('../../../views/pages/SupportView.tsx'), 'SupportView'),
  staticData: { view: 'src/views/pages/SupportView.tsx' },
})

const directoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sitemaps',
  loader: lazyFn(() => import('./loader.ts'), 'loadDirectory'),
  head: lazyFn(() => import('./head.ts'), 'directoryHead'),
  component: lazyRouteComponent(() => import('../../../views/pages/DirectoryView.tsx'), 'DirectoryView'),
  staticData: { view: 'src/views/pages/DirectoryView.tsx' },
})

const cinemasRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kinos',
  validateSearch: validateCity,
  loaderDeps: ({ search }) => toCitySearch(search),
  loader: lazyFn(() => import('./loader.ts'), 'loadCinemas'),
  head: lazyFn(() => import('./head.ts'), 'cinemasHead'),
  component: lazyRouteComponent(() => import('../../../views/pages/CinemasView.tsx'), 'CinemasView'),
  staticData: { view: 'src/views/pages/CinemasView.tsx' },
})

/** Pages about the site and its parts: static pages, help, the directory, the list of cinemas. */
export const pagesRoutes = [staticPageRoute, supportRoute, directoryRoute, cinemasRoute] as const
