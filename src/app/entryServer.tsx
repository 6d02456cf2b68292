import { createRequestHandler, RouterServer, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Session } from '#contract/session.ts'
import { apiAtom, clockAtom } from '../atoms/context.ts'
import { sessionAtom } from '../atoms/session.ts'
import { createApi, type Fetch } from '../sync/api.ts'
import { createAppRouter } from './router.tsx'

export type RenderInput = {
  request: Request
  /** Answers calls of the API in this process, with the request's cookies. */
  fetchApi: Fetch
  session: Session
  /** The built `index.html` without its doctype, with `<!--ssr-head-->`, `<!--ssr-html-->` and `<!--ssr-scripts-->`. */
  template: string
  now: () => Date
}

/** Renders the first page of one request, with a store of its own. The status is the router's (404 for an unknown thing). */
export function render({ request, fetchApi, session, template, now }: RenderInput): Promise<Response> {
  const handler = createRequestHandler({
    request,
    createRouter: () => {
      const store = createStore()
      store.set(apiAtom, { call: createApi(fetchApi, now) })
      store.set(clockAtom, { now })
      store.set(sessionAtom, session)
      return createAppRouter(store)
    },
  })
  return handler(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () =>
        template.replace('<!--ssr-html-->', () =>
          renderToString(
            <StrictMode>
              <RouterServer router={router} />
            </StrictMode>,
          ),
        ),
    }),
  )
}
