// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching'
import { anAppDevice, WorkerEvent } from '../../test/builders/appDevice.ts'
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
  const { device } = anAppDevice()
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
  const { device } = anAppDevice()
  await aVersion(older).install()
  Object.assign(device, { asked: [], modes: [], content: 'two' })
  await aVersion(newer).install()
  expect(device.asked).toEqual(['/index.html', '/assets/new.js'])
  expect(device.modes).toEqual(['reload', 'default'])
  expect(await aVersion(newer).show('/index.html')).toBe('/index.html two')
  expect(await aVersion(older).show('/index.html')).toBe('/index.html one')
})

it('lets go of what only older versions needed, and of their caches', async () => {
  const { paths, open, keys } = anAppDevice()
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
  expect(paths(SHELL_CACHE).sort()).toEqual(['/assets/both.js', '/assets/new.js', '/index.html?__WB_REVISION__=two'])
  expect(await keys()).toEqual(['films-v1', SHELL_CACHE])
})

it.each([
  ['cannot be had', { status: 503 }],
  ['is behind a portal', { redirected: true }],
  ['is no page where one belongs', { type: 'application/json' }],
])('is not installed when a file %s, so that the version before stays', async (_why, answer) => {
  const { device, paths } = anAppDevice()
  Object.assign(device, answer)
  await expect(aVersion(newer).install()).rejects.toThrow('precaching request')
  expect(paths(SHELL_CACHE)).toEqual([])
})

it('keeps no page in a script’s place, as proxies and portals answer with 200, and fetches the script the next time', async () => {
  const { device, paths } = anAppDevice()
  device.type = 'text/html; charset=utf-8'
  await expect(aVersion(newer).install()).rejects.toThrow('precaching request')
  expect(paths(SHELL_CACHE)).not.toContain('/assets/both.js')
  device.type = ''
  await aVersion(newer).install()
  expect(paths(SHELL_CACHE)).toContain('/assets/both.js')
})

it('asks the server for a file that has gone missing', async () => {
  anAppDevice()
  expect(await aVersion(newer).show('/assets/new.js')).toBe('/assets/new.js one')
})
