import { createRouter } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useEffect } from 'react'
import { decodeQuery, encodeQuery, type Query } from '#contract/query.ts'
import type { Session } from '#contract/session.ts'
import { originAtom } from '../../atoms/core/context.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { OpinionsPart } from '../../ui/community/opinionsPart.ts'
import { DatedPart } from '../../ui/reminders/datedPart.ts'
import { ErrorView } from '../../views/notFound/ErrorView.tsx'
import { NotFoundView } from '../../views/notFound/NotFoundView.tsx'
import { keepPlace } from '../core/keepPlace.ts'
import type { Store } from '../core/loaderInput.ts'
import { paintFirst } from '../core/paintFirst.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { accountRoutes } from './account/routes.ts'
import { articlesRoutes } from './articles/routes.ts'
import { atHomeRoutes } from './atHome/routes.ts'
import { backgroundRoutes } from './background/routes.ts'
import { blogRoutes } from './blog/routes.ts'
import { cinemaRoutes } from './cinema/routes.ts'
import { comingSoonRoutes } from './comingSoon/routes.ts'
import { commentsRoutes } from './comments/routes.ts'
import { diaryRoutes } from './diary/routes.ts'
import { favouritesRoutes } from './favourites/routes.ts'
import { filmRoutes } from './film/routes.ts'
import { firstStepsRoutes } from './firstSteps/routes.ts'
import { flashRoutes } from './flash/routes.ts'
import { friendsRoutes } from './friends/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { listsRoutes } from './lists/routes.ts'
import { loginRoutes } from './login/routes.ts'
import { meetupsRoutes } from './meetups/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { offlineBundleRoutes } from './offlineBundle/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { pagesRoutes } from './pages/routes.ts'
import { passwordRoutes } from './password/routes.ts'
import { personRoutes } from './person/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { programmeRoutes } from './programme/routes.ts'
import { quickRatingsRoutes } from './quickRatings/routes.ts'
import { releasesRoutes } from './releases/routes.ts'
import { rootRoute } from './root/rootRoute.tsx'
import { searchRoutes } from './search/routes.ts'
import { seasonRoutes } from './season/routes.ts'
import { seriesRoutes } from './series/routes.ts'
import { signupRoutes } from './signup/routes.ts'
import { devRoutes } from './style/routes.ts'
import { titlesRoutes } from './titles/routes.ts'
import { triviaRoutes } from './trivia/routes.ts'
import { watchlistRoutes } from './watchlist/routes.ts'

/** The state that the server's first page contains, so that the client fetches nothing twice (H2, B8). */
type Preloaded = { resources: string; session: Session; origin: string }

type Moments = {
  /** The state that came with the page is in the store. */
  onReceived?: (() => void) | undefined
  /** The page is hydrated. A change of the store before that makes a page other than the server's HTML. */
  onHydrated?: (() => void) | undefined
}

/** Calls back once the elements beside it are committed. */
function OnCommit({ onCommit }: { onCommit: (() => void) | undefined }) {
  useEffect(() => onCommit?.(), [onCommit])
  return null
}

/*
 * This file is part of the entry, which everybody waits for. Views and loaders are imported lazily; nothing here may
 * import the contract's schemas or the api as values (search params are read by hand in `params.ts`).
 */

const OpinionsHere = lazyPart(() =>
  import('../../views/opinions/OpinionsHere.tsx').then((module) => module.OpinionsHere),
)
const CommentsHere = lazyPart(() =>
  import('../../views/comments/CommentsHere.tsx').then((module) => module.CommentsHere),
)
const DatedHere = lazyPart(
  () => import('../../views/reminders/DatedActions.tsx').then((module) => module.DatedActions),
  () => null,
)

/**
 * The app's routes over one store: one for the page's life in the browser, one for each request on the server.
 *
 * @param moments callbacks during the hydration of the server's first page.
 */
export function createAppRouter(store: Store, { onReceived, onHydrated }: Moments = {}) {
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      ...accountRoutes,
      ...articlesRoutes,
      ...atHomeRoutes,
      ...cinemaRoutes,
      ...comingSoonRoutes,
      ...commentsRoutes,
      ...devRoutes,
      ...favouritesRoutes,
      ...filmRoutes,
      ...backgroundRoutes,
      ...firstStepsRoutes,
      ...flashRoutes,
      ...friendsRoutes,
      ...homeRoutes,
      ...listsRoutes,
      ...loginRoutes,
      ...meetupsRoutes,
      ...messagesRoutes,
      ...blogRoutes,
      ...moderationRoutes,
      ...notificationsRoutes,
      ...outboxRoutes,
      ...pagesRoutes,
      ...passwordRoutes,
      ...personRoutes,
      ...profileRoutes,
      ...programmeRoutes,
      ...quickRatingsRoutes,
      ...releasesRoutes,
      ...searchRoutes,
      ...seasonRoutes,
      ...seriesRoutes,
      ...signupRoutes,
      ...titlesRoutes,
      ...offlineBundleRoutes,
      ...triviaRoutes,
      ...watchlistRoutes,
      ...diaryRoutes,
    ]),
    parseSearch: (search) => ({ ...decodeQuery(search) }),
    stringifySearch: (search) => encodeQuery(search as Query),
    context: { store },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The router's own value keeps a skeleton for half a second, though the content has come.
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ErrorView,
    InnerWrap: ({ children }) => (
      <Provider store={store}>
        <OnCommit onCommit={onHydrated} />
        <OpinionsPart value={OpinionsHere}>
          <CommentsPart value={CommentsHere}>
            <DatedPart value={DatedHere}>{children}</DatedPart>
          </CommentsPart>
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
      // The page may have been requested under another name than the site's own.
      store.set(originAtom, preloaded.origin)
      onReceived?.()
    },
  })
  paintFirst(router)
  keepPlace(router)
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The source path of the lazily loaded view: the server's first page links its styles and preloads its module. */
    view?: string
    /** The screen is there as soon as the worker is installed, with all that it shows (scripts/build/modulePlan.ts). */
    atInstall?: true
  }
}
