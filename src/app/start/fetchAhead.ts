import { decodeQuery } from '#contract/query.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import type { Store } from '../core/loaderInput.ts'
import { browserIdle } from '../core/pageMoments.ts'
import type { AppRouter } from '../pages/router.tsx'

/** The pages of things: what somebody taps who looks at a list of them. */
const AHEAD = /^\/(movies|serie|stars|kinos|news|liste)\/[^/]+$/
/** In one view, and in the life of a page: some 20 kB each. */
const MOST_IN_VIEW = 6
const MOST = 24

/** The browser's words about its connection; some browsers have none. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the connection allows to fetch what nobody has asked for. */
export const allowsAhead = ({ saveData, effectiveType }: Connection = {}): boolean =>
  !saveData && effectiveType !== 'slow-2g' && effectiveType !== '2g'

/** The addresses of the links that are in view now, in their order, each once. */
export function linksInView(page: Pick<Document, 'querySelectorAll'>, height: number): string[] {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < height && link.origin === location.origin && AHEAD.test(link.pathname)
  })
  return [...new Set(links.map(({ pathname, search }) => pathname + search))].slice(0, MOST_IN_VIEW)
}

/**
 * Fetches the pages behind the links in view, data and code, one after the other while the browser is idle. What is
 * scrolled away before its turn is left out.
 */
export function fetchAhead(store: Store, router: AppRouter): void {
  const fetched = new Set<string>()
  let isRunning = false
  const connection = () => (navigator as Navigator & { connection?: Connection }).connection
  const isAllowed = () =>
    document.visibilityState === 'visible' &&
    allowsAhead(connection()) &&
    !store.get(offlineAtom) &&
    fetched.size < MOST
  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (;;) {
      await browserIdle()
      const next = isAllowed() ? linksInView(document, innerHeight).find((href) => !fetched.has(href)) : undefined
      if (next === undefined) break
      fetched.add(next)
      const { pathname, search } = new URL(next, location.origin)
      await router.preloadRoute({ to: pathname as '/', search: decodeQuery(search) as never }).catch(() => undefined)
    }
    isRunning = false
  }
  router.subscribe('onRendered', () => void run())
  window.addEventListener('scrollend', () => void run(), { passive: true })
  void run()
}
