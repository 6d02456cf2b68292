import { createRequestHandler, RouterServer, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Session } from '#contract/session.ts'
import { apiAtom, clockAtom, originAtom } from '../atoms/context.ts'
import { sessionAtom } from '../atoms/session.ts'
import { createApi, type Fetch } from '../sync/api.ts'
import { legacyNotice } from './legacyNotice.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

export type RenderInput = {
  request: Request
  /** Answers calls of the API in this process, with the request's cookies. */
  fetchApi: Fetch
  session: Session
  /** A page with the places `<!--ssr-head-->`, `<!--ssr-html-->` and `<!--ssr-scripts-->`. */
  template: string
  /** Styles and the script that brings the page to life, by the views that the matched routes load lazily (source paths). */
  pageStart: (modules: readonly string[]) => string
  now: () => Date
}

/** Renders the first page of one request, with a store of its own. The status is the router's (404 for an unknown thing). */
export async function render(input: RenderInput): Promise<Response> {
  const handler = createRequestHandler({ request: input.request, createRouter: () => createRouterFor(input) })
  const answer = await handler(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({ router, responseHeaders, render: () => fillTemplate(input, router) }),
  )
  const html = moveScriptsIntoBody(await answer.text())
  return new Response(html, { status: answer.status, headers: answer.headers })
}

function createRouterFor({ fetchApi, now, request, session }: RenderInput): AppRouter {
  const store = createStore()
  store.set(apiAtom, { call: createApi(fetchApi, now) })
  store.set(clockAtom, { now })
  store.set(originAtom, new URL(request.url).origin)
  store.set(sessionAtom, session)
  return createAppRouter(store)
}

/** React writes titles, metas and links first when it renders no head of its own; they belong into the template's. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

function fillTemplate({ template, pageStart }: RenderInput, router: AppRouter): string {
  const app = renderToString(
    <StrictMode>
      <RouterServer router={router} />
    </StrictMode>,
  )
  const hoisted = HOISTED.exec(app)?.[0] ?? ''
  const modules = router.state.matches.flatMap((match) => match.staticData.view ?? [])
  return template
    .replace('<!--ssr-head-->', () => pageStart(modules) + legacyNotice + hoisted)
    .replace('<!--ssr-html-->', () => app.slice(hoisted.length))
}

/** The router appends its state behind the document; a document's scripts stand in its body. */
function moveScriptsIntoBody(html: string): string {
  const end = html.lastIndexOf('</html>') + '</html>'.length
  return html.slice(0, end).replace('<!--ssr-scripts-->', () => html.slice(end))
}
