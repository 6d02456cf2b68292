import { expect, it } from 'vitest'
import { createShell, SHELL_CACHE, type ShellFile } from './shell.ts'

const ORIGIN = 'https://lichtspiel.example'
const older: ShellFile[] = [
  { url: 'index.html', revision: 'one' },
  { url: 'assets/old.js', revision: null },
  { url: 'assets/both.js', revision: null },
]
const newer: ShellFile[] = [
  { url: 'index.html', revision: 'two' },
  { url: 'assets/both.js', revision: null },
  { url: 'assets/new.js', revision: null },
]

/** The caches of a device whose server says of each file which one it is. */
function aDevice() {
  const stores = new Map<string, Map<string, Response>>()
  const device = { stores, asked: [] as string[], modes: [] as (string | undefined)[], status: 200, content: 'one' }
  const toHref = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, ORIGIN).href
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (key: RequestInfo) => entries.get(toHref(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => void entries.set(toHref(key), response),
      delete: async (key: RequestInfo) => entries.delete(toHref(key)),
    } as unknown as Cache
  }
  const deps = {
    caches: { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) },
    fetch: (async (input: string, init?: RequestInit) => {
      const { pathname } = new URL(input)
      device.asked.push(pathname)
      device.modes.push(init?.cache)
      return new Response(`${pathname} ${device.content}`, { status: device.status })
    }) as typeof fetch,
    origin: ORIGIN,
  }
  const shell = (files: readonly ShellFile[]) => createShell(files, deps)
  const paths = () => [...(stores.get(SHELL_CACHE) ?? new Map()).keys()].map((url) => url.slice(ORIGIN.length))
  return { device, shell, paths, open }
}

it('answers its files from the device once it is installed, and knows no others', async () => {
  const { device, shell } = aDevice()
  const app = shell(older)
  await app.install()
  device.asked = []
  expect(await (await app.answer('/index.html')).text()).toBe('/index.html one')
  expect(app.has(new URL('/assets/old.js', ORIGIN))).toBe(true)
  expect(app.has(new URL('/assets/new.js', ORIGIN))).toBe(false)
  expect(app.has(new URL('/api/assets/old.js', ORIGIN))).toBe(false)
  expect(device.asked).toEqual([])
})

it('fetches of a newer version what is new, and past the browser’s own cache what may have changed', async () => {
  const { device, shell } = aDevice()
  await shell(older).install()
  Object.assign(device, { asked: [], modes: [], content: 'two' })
  await shell(newer).install()
  expect(device.asked).toEqual(['/index.html', '/assets/new.js'])
  expect(device.modes).toEqual(['reload', 'default'])
  expect(await (await shell(newer).answer('/index.html')).text()).toBe('/index.html two')
  expect(await (await shell(older).answer('/index.html')).text()).toBe('/index.html one')
})

it('lets go of what only older versions needed, and of their caches', async () => {
  const { shell, paths, open, device } = aDevice()
  await (await open('workbox-precache-v2-https://lichtspiel.example/')).put('/index.html', new Response('zero'))
  await (await open('films-v1')).put('/api/movies/lola', new Response('film'))
  await shell(older).install()
  await shell(newer).install()
  await shell(newer).cleanUp()
  expect(paths().sort()).toEqual(['/assets/both.js', '/assets/new.js', '/index.html?revision=two'])
  expect([...device.stores.keys()]).toEqual(['films-v1', SHELL_CACHE])
})

it('is not installed when a file cannot be had, so that the version before stays', async () => {
  const { device, shell } = aDevice()
  device.status = 503
  await expect(shell(newer).install()).rejects.toThrow('503')
})

it('asks the server for a file that has gone missing', async () => {
  const { shell } = aDevice()
  expect(await (await shell(newer).answer(new URL('/assets/new.js', ORIGIN))).text()).toBe('/assets/new.js one')
})
