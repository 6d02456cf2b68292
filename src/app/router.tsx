import { createRoute, createRouter, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useEffect } from 'react'
import { decodeQuery, encodeQuery, type Query } from '#contract/query.ts'
import type { Session } from '#contract/session.ts'
import { originAtom } from '../atoms/context.ts'
import { type Resource, resourcesAtom } from '../atoms/resource.ts'
import { sessionAtom } from '../atoms/session.ts'
import { CommentsPart } from '../ui/commentsPart.ts'
import { OpinionsPart } from '../ui/opinionsPart.ts'
import { ErrorView } from '../views/notFound/ErrorView.tsx'
import { NotFoundView } from '../views/notFound/NotFoundView.tsx'
import { accountRoutes } from './accountRoutes.ts'
import { articlesRoutes } from './articlesRoutes.ts'
import { cinemaRoutes } from './cinemaRoutes.ts'
import { communityRoutes } from './communityRoutes.ts'
import { devRoutes } from './devRoutes.ts'
import { listsRoutes } from './listsRoutes.ts'
import { liveRoutes } from './liveRoutes.ts'
import type { Store } from './loaders/loaderInput.ts'
import { memberRoutes } from './memberRoutes.ts'
import { moderationRoutes } from './moderationRoutes.ts'
import { pagesRoutes } from './pagesRoutes.ts'
import { rootRoute } from './rootRoute.tsx'
import { searchRoutes } from './searchRoutes.ts'
import { seriesRoutes } from './seriesRoutes.ts'
import { lazyPart } from './shell/lazyPart.tsx'
import { shellRoutes } from './shellRoutes.ts'
import { titlesRoutes } from './titlesRoutes.ts'
import { travelRoutes } from './travelRoutes.ts'

/** What the server's first page sends along, so that the client fetches nothing twice (H2, B8). */
type Preloaded = { resources: string; session: Session; origin: string }

type Moments = {
  /** The state that came with the page is in the store. */
  onReceived?: (() => void) | undefined
  /** The page is hydrated. A change of the store before that makes a page other than the server's HTML. */
  onHydrated?: (() => void) | undefined
}

/** Calls back once what stands beside it is committed. */
function OnCommit({ onCommit }: { onCommit: (() => void) | undefined }) {
  useEffect(() => onCommit?.(), [onCommit])
  return null
}

/*
 * This file is part of the entry, which everybody waits for. Views and loaders are imported lazily; nothing here may
 * import the contract's schemas or the api as values (search params are read by hand in `search.ts`).
 */

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: lazyFn(() => import('./loaders/home.ts'), 'loadHome'),
  head: lazyFn(() => import('./heads/homeHead.ts'), 'homeHead'),
  component: lazyRouteComponent(() => import('../views/home/HomeView.tsx'), 'HomeView'),
  staticData: { view: 'src/views/home/HomeView.tsx' },
})

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ausstehend',
  head: lazyFn(() => import('./heads/outboxHead.ts'), 'outboxHead'),
  component: lazyRouteComponent(() => import('../views/outbox/OutboxView.tsx'), 'OutboxView'),
  staticData: { view: 'src/views/outbox/OutboxView.tsx' },
})

const OpinionsHere = lazyPart(() => import('../views/opinions/OpinionsHere.tsx').then((module) => module.OpinionsHere))
const CommentsHere = lazyPart(() => import('../views/comments/CommentsHere.tsx').then((module) => module.CommentsHere))

/**
 * The app's routes over one store: one for the page's life in the browser, one for each request on the server.
 *
 * @param moments what is called as the server's first page comes to life.
 */
export function createAppRouter(store: Store, { onReceived, onHydrated }: Moments = {}) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      homeRoute,
      outboxRoute,
      ...cinemaRoutes,
      ...communityRoutes,
      ...titlesRoutes,
      ...searchRoutes,
      ...seriesRoutes,
      ...travelRoutes,
      ...listsRoutes,
      ...articlesRoutes,
      ...memberRoutes,
      ...liveRoutes,
      ...accountRoutes,
      ...moderationRoutes,
      ...pagesRoutes,
      ...devRoutes,
      ...shellRoutes,
    ]),
    parseSearch: (search) => ({ ...decodeQuery(search) }),
    stringifySearch: (search) => encodeQuery(search as Query),
    context: { store },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ErrorView,
    InnerWrap: ({ children }) => (
      <Provider store={store}>
        <OnCommit onCommit={onHydrated} />
        <OpinionsPart value={OpinionsHere}>
          <CommentsPart value={CommentsHere}>{children}</CommentsPart>
        </OpinionsPart>
      </Provider>
    ),
    dehydrate: (): Preloaded => ({
      resources: JSON.stringify(store.get(resourcesAtom)),
      session: store.get(sessionAtom),
      origin: store.get(originAtom),
    }),
    hydrate: (preloaded: Preloaded) => {
      store.set(resourcesAtom, JSON.parse(preloaded.resources) as Readonly<Record<string, Resource<unknown>>>)
      store.set(sessionAtom, preloaded.session)
      // The page may have been asked for under another name than the site's own.
      store.set(originAtom, preloaded.origin)
      onReceived?.()
    },
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The source path of the lazily loaded view: the server's first page links its styles and preloads its module. */
    view?: string
  }
}
