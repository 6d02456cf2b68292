import type { WorkboxPlugin } from 'workbox-core/types.js'
import type { Kind } from '../sync/kinds.ts'
import { SOURCE_HEADER } from '../sync/sourceHeader.ts'

const contentTypes: Record<Kind['content'], RegExp> = { json: /^application\/json\b/, image: /^image\// }

/** Whether an answer is ours and good: a captive portal answers 200 too, but with a page. */
export function isOurs(response: Response, content: Kind['content']): boolean {
  return response.status === 200 && contentTypes[content].test(response.headers.get('content-type') ?? '')
}

/** A refusal of ours; portals and proxies refuse in HTML. */
const isProblem = ({ headers }: Response) => /^application\/problem\+json\b/.test(headers.get('content-type') ?? '')

/** Whether the server says that there is no such thing (any more) for this reader. */
const isGone = (response: Response) => [403, 404, 410].includes(response.status) && isProblem(response)

/** Whether the server is there but cannot answer now, so that the device's copy serves better. */
export function isOutOfOrder(response: Response): boolean {
  return response.status >= 500 || response.status === 429
}

/**
 * Lets only answers of ours into a cache, prefers the device's copy to a server that is out of order or to somebody
 * else's page, and marks what comes from a cache. `Date` is kept, so that the page can say from when it is. The copy of
 * what is gone, or hidden from this reader, goes, too.
 */
export function ownAnswers({ content, name }: Pick<Kind, 'content' | 'name'>): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response, state }) => {
      if (isOurs(response, content)) return response
      if (isGone(response)) await (await caches.open(name)).delete(request, { ignoreVary: true })
      const isOut = isOutOfOrder(response)
      const strange =
        content === 'json' && (response.status === 200 || (response.status >= 400 && !isOut && !isProblem(response)))
      if (!strange && !isOut) return response
      if (state && !strange) state.refusal = response
      throw new Error(`no answer of ours: ${response.status} ${response.url}`)
    },
    // Without a copy the page gets the refusal as it came, with its reason and Retry-After.
    handlerDidError: async ({ state }) => (state?.refusal instanceof Response ? state.refusal : undefined),
    cacheWillUpdate: async ({ response }) =>
      isOurs(response, content) && !/no-store/.test(response.headers.get('cache-control') ?? '') ? response : null,
    cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? markAsDevice(cachedResponse) : null),
  }
}

/** A copy that says that it comes from the device. */
export function markAsDevice(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(SOURCE_HEADER, 'device')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
