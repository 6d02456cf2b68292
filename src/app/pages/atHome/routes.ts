import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'
import { type AtHomeSearch, toAtHomeSearch, validateAtHome } from './params.ts'
import { toTvSearch, validateTv } from './tv/params.ts'

const loaders = () => import('./loader.ts')
const views = () => import('../../../views/atHome/AtHomeViews.tsx')

const shared = {
  getParentRoute: () => rootRoute,
  validateSearch: validateAtHome,
  loaderDeps: ({ search }: { search: AtHomeSearch }) => toAtHomeSearch(search),
  head: lazyFn(() => import('./head.ts'), 'atHomeHead'),
  staticData: { view: 'src/views/atHome/AtHomeViews.tsx' },
}

const newDiscsRoute = createRoute({
  ...shared,
  path: '/dvd/dvds-neu',
  loader: lazyFn(loaders, 'loadNewDiscs'),
  component: lazyRouteComponent(views, 'NewDiscsView'),
})

const discTipsRoute = createRoute({
  ...shared,
  path: '/dvd/tipps',
  loader: lazyFn(loaders, 'loadDiscTips'),
  component: lazyRouteComponent(views, 'DiscTipsView'),
})

const upcomingDiscsRoute = createRoute({
  ...shared,
  path: '/dvd/demnaechst-auf-dvd',
  loader: lazyFn(loaders, 'loadUpcomingDiscs'),
  component: lazyRouteComponent(views, 'UpcomingDiscsView'),
})

const streamingRoute = createRoute({
  ...shared,
  path: '/streaming/neuerscheinungen',
  loader: lazyFn(loaders, 'loadStreaming'),
  component: lazyRouteComponent(views, 'StreamingView'),
})

/** The television programme: channels and kinds are filtered on the device, so the day alone is loaded. */
const tvRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tv/fernsehprogramm',
  validateSearch: validateTv,
  loaderDeps: ({ search }) => ({ tag: toTvSearch(search).tag }),
  loader: lazyFn(() => import('./tv/loader.ts'), 'loadTv'),
  head: lazyFn(() => import('./tv/head.ts'), 'tvHead'),
  component: lazyRouteComponent(() => import('../../../views/atHome/tv/TvView.tsx'), 'TvView'),
  staticData: { view: 'src/views/atHome/tv/TvView.tsx' },
})

/** Platforms, discs and television. */
export const atHomeRoutes = [newDiscsRoute, discTipsRoute, upcomingDiscsRoute, streamingRoute, tvRoute] as const
