// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching'
import { createShell, SHELL_CACHE } from './shell.ts'

const older: PrecacheEntry[] = [
  { url: 'index.html', revision: 'one' },
  { url: 'assets/old.js', revision: null },
  { url: 'assets/both.js', revision: null },
]
const newer: PrecacheEntry[] = [
  { url: 'index.html', revision: 'two' },
  { url: 'assets/both.js', revision: null },
  { url: 'assets/new.js', revision: null },
]

/** An answer that says whether it came after a redirect, and so do its clones. */
function anAnswer(text: string, type: string, how: { status: number; redirected: boolean }): Response {
  return Object.defineProperties(new Response(text, { status: how.status, headers: { 'content-type': type } }), {
    redirected: { value: how.redirected },
    clone: { value: () => anAnswer(text, type, how) },
  })
}

/** The caches of a device whose server says of each file which one it is. */
function aDevice() {
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
  const paths = () => [...(stores.get(SHELL_CACHE) ?? new Map()).keys()].map((url) => url.slice(location.origin.length))
  return { device, paths, open, keys }
}

/** An event of the worker, which knows what waits for it. */
class WorkerEvent extends Event implements ExtendableEvent {
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

/** A version of the app on the device. */
function aVersion(files: readonly PrecacheEntry[]) {
  const shell = createShell()
  shell.addToCacheList([...files])
  const show = async (path: string) => {
    const answer = shell.createHandlerBoundToURL(path)
    const request = new Request(path)
    const options = { event: new WorkerEvent('fetch'), request, url: new URL(request.url) }
    return (await answer(options)).text()
  }
  return { shell, show, install: () => shell.install(new WorkerEvent('install')) }
}

const toUrl = (path: string) => new URL(path, location.href).href

beforeEach(() => vi.unstubAllGlobals())

it('answers its files from the device once it is installed, and knows no others', async () => {
  const { device } = aDevice()
  const { shell, show, install } = aVersion(older)
  await install()
  device.asked = []
  expect(await show('/index.html')).toBe('/index.html one')
  expect(shell.getCacheKeyForURL('/assets/old.js')).toBe(toUrl('/assets/old.js'))
  expect(shell.getCacheKeyForURL('/assets/new.js')).toBeUndefined()
  expect(shell.getCacheKeyForURL('/api/assets/old.js')).toBeUndefined()
  expect(device.asked).toEqual([])
})

it('fetches of a newer version what is new, and past the browser’s own cache what may have changed', async () => {
  const { device } = aDevice()
  await aVersion(older).install()
  Object.assign(device, { asked: [], modes: [], content: 'two' })
  await aVersion(newer).install()
  expect(device.asked).toEqual(['/index.html', '/assets/new.js'])
  expect(device.modes).toEqual(['reload', 'default'])
  expect(await aVersion(newer).show('/index.html')).toBe('/index.html two')
  expect(await aVersion(older).show('/index.html')).toBe('/index.html one')
})

it('lets go of what only older versions needed, and of their caches', async () => {
  const { paths, open, keys } = aDevice()
  await (await open(`workbox-precache-v2-${location.origin}/`)).put('/index.html', new Response('zero'))
  await (await open('films-v1')).put('/api/movies/lola', new Response('film'))
  await aVersion(older).install()
  const { shell, install } = aVersion(newer)
  await install()
  await shell.activate(new WorkerEvent('activate'))
  cleanupOutdatedCaches()
  const activate = new WorkerEvent('activate')
  self.dispatchEvent(activate)
  await Promise.all(activate.waiting)
  expect(paths().sort()).toEqual(['/assets/both.js', '/assets/new.js', '/index.html?__WB_REVISION__=two'])
  expect(await keys()).toEqual(['films-v1', SHELL_CACHE])
})

it.each([
  ['cannot be had', { status: 503 }],
  ['is behind a portal', { redirected: true }],
  ['is no page where one belongs', { type: 'application/json' }],
])('is not installed when a file %s, so that the version before stays', async (_why, answer) => {
  const { device, paths } = aDevice()
  Object.assign(device, answer)
  await expect(aVersion(newer).install()).rejects.toThrow('precaching request')
  expect(paths()).toEqual([])
})

it('keeps no page in a script’s place, as proxies and portals answer with 200, and fetches the script the next time', async () => {
  const { device, paths } = aDevice()
  device.type = 'text/html; charset=utf-8'
  await expect(aVersion(newer).install()).rejects.toThrow('precaching request')
  expect(paths()).not.toContain('/assets/both.js')
  device.type = ''
  await aVersion(newer).install()
  expect(paths()).toContain('/assets/both.js')
})

it('asks the server for a file that has gone missing', async () => {
  aDevice()
  expect(await aVersion(newer).show('/assets/new.js')).toBe('/assets/new.js one')
})
