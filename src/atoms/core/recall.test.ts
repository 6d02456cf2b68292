import { expect, it } from 'vitest'
import { citiesCall } from '#contract/cinema.ts'
import { favouriteCinemasCall } from '#contract/favourites.ts'
import type { CinemaId } from '#contract/ids.ts'
import { aBundledCinema, anOfflineBundle, anOfflineBundleCache } from '../../../test/builders/offlineBundle.ts'
import { OFFLINE_BUNDLE_CACHE, putKept } from '../../sync/offlineBundle/kept.ts'
import { cinemaShowtimesRef } from '../cinema/refs.ts'
import { favouriteWeekRef } from '../favourites/refs.ts'
import { citiesRef } from '../place/refs.ts'
import { recall } from './recall.ts'
import { toRef } from './toRef.ts'

const berlin = { slug: 'berlin', name: 'Berlin', lat: 52.5, lon: 13.4, cinemas: 4 }
const NOW = Date.parse('2026-11-21T12:00:00Z')
const DAY = 86_400_000

const anAnswer = (value: unknown, at: number) =>
  new Response(JSON.stringify(value), {
    headers: { 'content-type': 'application/json', date: new Date(at).toUTCString() },
  })

/** A device that keeps one answer for each path, and the state of a tab. */
async function aDevice(answers: Record<string, Response> = {}, tab: object | null = null) {
  const worker = anOfflineBundleCache()
  for (const [path, answer] of Object.entries(answers)) await worker.put(path, answer)
  const bundleCache = anOfflineBundleCache()
  const deps = {
    open: async (name: string) => (name === OFFLINE_BUNDLE_CACHE ? bundleCache : worker),
    readTab: () => tab && JSON.stringify(tab),
    now: () => NOW,
  }
  return { bundleCache, deps }
}

const aTab = (key: string, at: number, owner: string | null = null) => ({
  version: 1,
  owner,
  entries: [[key, { data: { items: [berlin] }, fetchedAt: new Date(at).toISOString(), source: 'network' }]],
})

it('finds the worker’s copy and says that it comes from the device, and from when', async () => {
  const { deps } = await aDevice({ [citiesCall.path]: anAnswer({ items: [berlin] }, NOW - DAY) })
  expect(await recall(citiesRef, null, deps)).toEqual({
    kind: 'ok',
    value: { items: [berlin] },
    fetchedAt: new Date(NOW - DAY).toISOString(),
    source: 'device',
  })
})

it('finds nothing that is older than its kind may be, nor what another version has kept', async () => {
  const old = await aDevice({ [citiesCall.path]: anAnswer({ items: [berlin] }, NOW - 181 * DAY) })
  expect(await recall(citiesRef, null, old.deps)).toBeNull()
  const strange = await aDevice({ [citiesCall.path]: anAnswer({ cities: [] }, NOW) })
  expect(await recall(citiesRef, null, strange.deps)).toBeNull()
})

it('makes the answer from the favourites where those are newer', async () => {
  const { deps, bundleCache } = await aDevice()
  const bundle = anOfflineBundle([aBundledCinema('astra', ['lola'])])
  await putKept(bundleCache.put, { bundle, asked: ['c-astra'], fetchedAt: new Date(NOW).toISOString() })
  expect(await recall(cinemaShowtimesRef('astra', '2026-11-22'), null, deps)).toMatchObject({
    value: { filters: { date: '2026-11-22' } },
    source: 'device',
  })
})

it('has the week of the favourites, which is no answer of the worker’s other caches', async () => {
  const { deps, bundleCache } = await aDevice()
  const week = favouriteWeekRef(['c-astra' as CinemaId, 'c-zoo' as CinemaId])
  expect(await recall(week, null, deps)).toBeNull()
  const bundle = anOfflineBundle([aBundledCinema('astra', ['lola'])])
  await putKept(bundleCache.put, { bundle, asked: ['c-astra'], fetchedAt: new Date(NOW - DAY).toISOString() })
  expect(await recall(week, null, deps)).toMatchObject({
    value: { cinemas: [{ cinema: { id: 'c-astra' } }] },
    fetchedAt: new Date(NOW - DAY).toISOString(),
    source: 'device',
  })
})

it('prefers what the tab has kept where that is no older: it may hold several pages', async () => {
  const cached = () => ({ [citiesCall.path]: anAnswer({ items: [] }, NOW - DAY) })
  const newer = await aDevice(cached(), aTab(citiesCall.path, NOW - DAY))
  expect(await recall(citiesRef, null, newer.deps)).toMatchObject({ value: { items: [berlin] }, source: 'device' })
  const older = await aDevice(cached(), aTab(citiesCall.path, NOW - 2 * DAY))
  expect(await recall(citiesRef, null, older.deps)).toMatchObject({ value: { items: [] } })
})

it('finds a personal answer in the tab of the same member alone, and in no cache', async () => {
  const favourites = toRef(favouriteCinemasCall)
  const { path } = favouriteCinemasCall
  const tab = { ...aTab(path, NOW, 'u-anna'), entries: [[path, { ...entry, data: { items: [] } }]] }
  const { deps } = await aDevice({ [path]: anAnswer({ items: [] }, NOW) }, tab)
  expect(await recall(favourites, 'u-anna', deps)).toMatchObject({ value: { items: [] } })
  expect(await recall(favourites, 'u-ben', deps)).toBeNull()
  expect(await recall(favourites, null, deps)).toBeNull()
  const without = await aDevice({ [path]: anAnswer({ items: [] }, NOW) })
  expect(await recall(favourites, 'u-anna', without.deps)).toBeNull()
})

const entry = { fetchedAt: new Date(NOW).toISOString(), source: 'network' }
