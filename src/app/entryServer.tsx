import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Session } from '#contract/session.ts'
import { apiAtom, clockAtom, originAtom } from '../atoms/core/context.ts'
import { sessionAtom } from '../atoms/core/session.ts'
import { createApi, type Fetch } from '../sync/api.ts'
import { StartFrame } from './frame/StartFrame.tsx'
import { createInlineScripts, type InlineScripts } from './inlineScripts.ts'
import { type AppRouter, createAppRouter } from './pages/router.tsx'

export type RenderInput = {
  request: Request
  /** Answers calls of the API in this process, with the request's cookies. */
  fetchApi: Fetch
  session: Session
  /** A page with the places `<!--ssr-head-->`, `<!--ssr-html-->` and `<!--ssr-scripts-->`. */
  template: string
  /** The styles and the script of a page, by the views that the matched routes load lazily (source paths) and its HTML. */
  pageStart: (modules: readonly string[], html: string) => { style: string; script: string; links: string }
  now: () => Date
}

export type Rendered = {
  response: Response
  /** The sources of the inline scripts and styles that were written into the page; its policy is to allow no others. */
  inline: { scripts: readonly string[]; styles: readonly string[] }
}

/** Renders the first page of one request, with a store of its own. The status is the router's (404 for an unknown thing). */
export async function render(input: RenderInput): Promise<Rendered> {
  const scripts = createInlineScripts()
  const styles: string[] = []
  const handler = createRequestHandler({ request: input.request, createRouter: () => createRouterFor(input) })
  const response = await handler(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({ router, responseHeaders, render: () => fillTemplate(input, router, { scripts, styles }) }),
  )
  return { response, inline: { scripts: scripts.sources, styles } }
}

/** No area of the app: the frame is the same for every address. */
const NOWHERE = '/_'

/** The frame of the worker's shell as HTML, for the build. */
export function renderFrame(): string {
  const store = createStore()
  const router = createAppRouter(store)
  router.update({ context: { store }, history: createMemoryHistory({ initialEntries: [NOWHERE] }) })
  return renderToString(
    <RouterContextProvider router={router}>
      <Provider store={store}>
        <StartFrame />
      </Provider>
    </RouterContextProvider>,
  )
}

function createRouterFor({ fetchApi, now, request, session }: RenderInput): AppRouter {
  const store = createStore()
  store.set(apiAtom, { call: createApi(fetchApi, now) })
  store.set(clockAtom, { now })
  store.set(originAtom, new URL(request.url).origin)
  store.set(sessionAtom, session)
  return createAppRouter(store)
}

/**
 * React writes titles, metas and links first when it renders no head of its own, and the router its structured data after
 * them; they belong into the template's.
 */
const HOISTED =
  /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*(?:<script type="application\/ld\+json">[^<]*<\/script>)*/

/** Collects the inline scripts and styles of one page. */
type Inline = { scripts: InlineScripts; styles: string[] }

function fillTemplate({ template, pageStart }: RenderInput, router: AppRouter, { scripts, styles }: Inline): string {
  const app = renderToString(
    <StrictMode>
      <RouterServer router={router} />
    </StrictMode>,
  )
  const hoisted = HOISTED.exec(app)?.[0] ?? ''
  const views = router.state.matches.flatMap((match) => match.staticData.view ?? [])
  const { style, script, links } = pageStart(views, app)
  styles.push(style)
  const styled = `<style>${style}</style><noscript>${links}</noscript>`
  const head = styled + scripts.write(script) + hoisted
  allowScrollRestoration(router, scripts)
  const state = toStateScripts(router, scripts)
  return template
    .replace('<!--ssr-head-->', () => head)
    .replace('<!--ssr-scripts-->', () => state)
    .replace('<!--ssr-html-->', () => app.slice(hoisted.length))
}

/** The router writes this one amid the app's content, as its component `ScriptOnce` does. */
function allowScrollRestoration(router: AppRouter, scripts: InlineScripts): void {
  const source = getScrollRestorationScriptForRouter(router)
  if (source !== null) scripts.allow(`${source};document.currentScript.remove()`)
}

/** The router's state. Taken here, since the router would append it behind the document otherwise. */
function toStateScripts(router: AppRouter, scripts: InlineScripts): string {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? []
  return tags.map(({ children }) => (children === undefined ? '' : scripts.write(children))).join('')
}
