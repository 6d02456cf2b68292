import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Fetch } from '../../src/sync/api.ts'

/** The cookies of a browser, which all its tabs and its worker share. */
export class CookieJar {
  private cookies = new Map<string, string>()

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  store(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/; *max-age=0\b|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  /** Becomes a copy of another one: somebody else signs in. */
  become(other: CookieJar | null): void {
    this.cookies = new Map(other?.cookies)
  }
}

/**
 * `fetch` as Chromium does it: cookies are ambient and read when the request leaves, and a request is sent once more
 * when a kept-alive connection ends without an answer, POST or not.
 */
export function createBrowserFetch(port: number, jar: CookieJar): { fetch: Fetch; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const fetch = (async (input: string, init: RequestInit = {}) => {
    try {
      return await send(agent, port, jar, input, init)
    } catch (error) {
      if (!(error instanceof LostConnection)) throw error
      return send(false, port, jar, input, init)
    }
  }) as Fetch
  return { fetch, close: () => agent.destroy() }
}

/** A kept-alive connection turned out to be closed. */
class LostConnection extends TypeError {}

async function send(agent: Agent | false, port: number, jar: CookieJar, path: string, init: RequestInit) {
  const { signal, method = 'GET', body } = init
  const cookie = jar.header
  const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) }
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent })
  const abort = () => sent.destroy(new DOMException('Aborted', 'AbortError'))
  signal?.addEventListener('abort', abort)
  try {
    if (signal?.aborted) abort()
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    jar.store(answer.headers['set-cookie'] ?? [])
    const status = answer.statusCode ?? 0
    if (init.redirect === 'error' && status >= 300 && status < 400) throw new TypeError('Redirected')
    return toResponse(status, answer, Buffer.concat(chunks).toString())
  } catch (error) {
    if (!signal?.aborted && sent.reusedSocket) throw new LostConnection('Failed to fetch')
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

function toResponse(status: number, { headers }: IncomingMessage, text: string): Response {
  const plain = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(plain),
    json: async () => JSON.parse(text),
  } as Response
}
