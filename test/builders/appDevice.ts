import { vi } from 'vitest'

/** An answer that says whether it came after a redirect, and so do its clones. */
function anAnswer(text: string, type: string, how: { status: number; redirected: boolean }): Response {
  return Object.defineProperties(new Response(text, { status: how.status, headers: { 'content-type': type } }), {
    redirected: { value: how.redirected },
    clone: { value: () => anAnswer(text, type, how) },
  })
}

/** The caches of a device whose server says of each file which one it is; call it in a test with a DOM. */
export function anAppDevice() {
  const stores = new Map<string, Map<string, Response>>()
  const device = {
    asked: [] as string[],
    modes: [] as string[],
    status: 200,
    redirected: false,
    content: 'one',
    type: '',
  }
  const toHref = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, location.href).href
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (key: RequestInfo) => entries.get(toHref(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => void entries.set(toHref(key), response),
      delete: async (key: RequestInfo) => entries.delete(toHref(key)),
    }
  }
  const match = async (key: RequestInfo, { cacheName = '' } = {}) => (await open(cacheName)).match(key)
  const keys = async () => [...stores.keys()]
  vi.stubGlobal('caches', { open, match, keys, delete: async (name: string) => stores.delete(name) })
  vi.stubGlobal('ExtendableEvent', WorkerEvent)
  vi.stubGlobal('FetchEvent', WorkerEvent)
  vi.stubGlobal('Request', WorkerRequest)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('registration', { scope: `${location.origin}/` })
  vi.stubGlobal('fetch', async ({ url, cache }: Request) => {
    const { pathname } = new URL(url)
    device.asked.push(pathname)
    device.modes.push(cache)
    const type = pathname.endsWith('.html') ? 'text/html' : 'text/javascript'
    return anAnswer(`${pathname} ${device.content}`, device.type || type, device)
  })
  const paths = (cache: string) =>
    [...(stores.get(cache) ?? new Map()).keys()].map((url) => url.slice(location.origin.length))
  return { device, paths, open, keys }
}

/** An event of the worker, which knows what waits for it. */
export class WorkerEvent extends Event {
  readonly waiting: Promise<unknown>[] = []
  waitUntil(done: Promise<unknown>): void {
    this.waiting.push(done)
  }
}

/** As in a worker, relative to where it lies. */
class WorkerRequest extends Request {
  constructor(input: RequestInfo, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}
