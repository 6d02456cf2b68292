// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { anAppDevice, WorkerEvent } from '../../test/builders/appDevice.ts'
import { createLater, LATER_CACHE } from './later.ts'

const FILES = ['assets/a.woff2', 'assets/lists.js', 'assets/search.js']

const anEvent = () => new WorkerEvent('message')

/** Asks as a page does that needs a file. */
async function use(later: ReturnType<typeof createLater>, path: string): Promise<string> {
  const [answer, done] = later.strategy.handleAll({ event: new WorkerEvent('fetch'), request: new Request(path) })
  const text = await (await answer).text()
  await done
  return text
}

beforeEach(() => vi.unstubAllGlobals())

it('fetches one file after the other when it is told to, and none twice', async () => {
  const { device, paths } = anAppDevice()
  const later = createLater(FILES)
  await Promise.all([later.fetchAll(anEvent()), later.fetchAll(anEvent())])
  await later.fetchAll(anEvent())
  expect(device.asked).toEqual(['/assets/a.woff2', '/assets/lists.js', '/assets/search.js'])
  expect(paths(LATER_CACHE)).toEqual(device.asked)
})

it('goes on where it ended when the network went away', async () => {
  const { device, paths } = anAppDevice()
  await createLater(FILES.slice(0, 1)).fetchAll(anEvent())
  Object.assign(device, { status: 503, asked: [] })
  const later = createLater(FILES)
  await later.fetchAll(anEvent())
  expect(device.asked).toEqual(['/assets/lists.js'])
  Object.assign(device, { status: 200, asked: [] })
  await later.fetchAll(anEvent())
  expect(device.asked).toEqual(['/assets/lists.js', '/assets/search.js'])
  expect(paths(LATER_CACHE)).toHaveLength(3)
})

it('keeps a file that a page needs first, and answers with it from then on', async () => {
  const { device } = anAppDevice()
  const later = createLater(FILES)
  expect(later.has(new URL('/assets/lists.js', location.href))).toBe(true)
  expect(later.has(new URL('/assets/other.js', location.href))).toBe(false)
  expect(await use(later, '/assets/lists.js')).toBe('/assets/lists.js one')
  device.content = 'two'
  expect(await use(later, '/assets/lists.js')).toBe('/assets/lists.js one')
  expect(device.asked).toEqual(['/assets/lists.js'])
})

it('keeps no page in a script’s place', async () => {
  const { device, paths } = anAppDevice()
  device.type = 'text/html'
  await createLater(FILES).fetchAll(anEvent())
  expect(paths(LATER_CACHE)).toEqual([])
})

it('keeps of an older version what the newer one has, too, and deletes the rest', async () => {
  const { device, paths } = anAppDevice()
  await createLater(FILES).fetchAll(anEvent())
  device.asked = []
  const newer = createLater(['assets/a.woff2', 'assets/lists.js', 'assets/search2.js'])
  await newer.deleteOthers()
  expect(paths(LATER_CACHE)).toEqual(['/assets/a.woff2', '/assets/lists.js'])
  await newer.fetchAll(anEvent())
  expect(device.asked).toEqual(['/assets/search2.js'])
})
