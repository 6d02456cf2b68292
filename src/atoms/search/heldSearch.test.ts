import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aMovie, aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aListedTitle } from '../../../test/builders/lists.ts'
import { aBundledCinema, anOfflineBundle } from '../../../test/builders/offlineBundle.ts'
import { aSeries } from '../../../test/builders/series.ts'
import { toResourceKey } from '../core/reference.ts'
import { resourcesAtom } from '../core/resource.ts'
import { filmRef } from '../film/refs.ts'
import { heldAnswersAtom, searchHeldAtom, searchHeldListsAtom } from './heldSearch.ts'

const lola = aMovie({ id: 'm-lola', permalink: 'lola-rennt', title: 'Lola rennt', originalTitle: 'Run Lola Run' })
const person = {
  id: 'franka-potente',
  permalink: 'franka-potente',
  name: 'Franka Potente',
  films: [
    { movie: aMovieSummary({ id: 'm-lola', permalink: 'lola-rennt', title: 'Lola rennt' }), job: 'cast', role: 'Lola' },
  ],
  series: [],
}

/** A device that holds these answers; `find` says what is found, by its page. */
function aDevice(answers: readonly unknown[]) {
  const store = createStore()
  const device = { reads: 0 }
  store.set(heldAnswersAtom, {
    read: async () => {
      device.reads += 1
      return answers
    },
  })
  const find = async (query: string) => (await store.set(searchHeldAtom, query)).map(({ path }) => path)
  return { store, device, find }
}

it('finds films, series, people and cinemas wherever they are named, each once', async () => {
  const bundle = anOfflineBundle([aBundledCinema('astra', ['metropolis'])])
  const { find } = aDevice([lola, aSeries(), person, bundle])
  expect(await find('LOLA')).toEqual(['/movies/lola-rennt'])
  expect(await find('run lola')).toEqual(['/movies/lola-rennt'])
  expect(await find('dark')).toEqual(['/serie/dark'])
  expect(await find('potente')).toEqual(['/people/franka-potente'])
  expect(await find('astra')).toEqual(['/kinos/astra'])
  expect(await find('metro')).toEqual(['/movies/metropolis'])
  expect(await find('nirgends')).toEqual([])
  expect(await find('  ')).toEqual([])
})

it('finds what this tab has loaded although no cache keeps it, such as the titles of a list', async () => {
  const { store, find } = aDevice([])
  const last = { fetchedAt: '2026-11-21T12:00:00Z', source: 'network', data: lola } as const
  const key = toResourceKey(filmRef('lola-rennt'))
  const { card, type, id } = aListedTitle('Tampopo')
  const listed = { ...card, type, id, genres: [], rating: { average: null, count: 0 }, description: '' }
  const list = { ...last, data: { id: 'nudeln', name: 'Nudeln', items: [listed] } }
  store.set(resourcesAtom, {
    [key]: { state: 'ready', last, fetchingMore: false },
    '/api/lists/nudeln': { state: 'ready', last: list, fetchingMore: false },
  })
  expect(await find('lola')).toEqual(['/movies/lola-rennt'])
  expect(await find('tampopo')).toEqual([`/${type === 'movies' ? 'movies' : 'serie'}/${card.permalink}`])
})

it('finds lists by their names', async () => {
  const author = { id: 'u-anna', username: 'anna', avatar: null, isCritic: false }
  const lists = ['Nordsee im Film', 'Krimis'].map((name, at) => ({ id: `l-${at}`, name, itemsCount: 3, author }))
  const { store } = aDevice([{ items: lists }, lists[0]])
  const names = async (q: string) => (await store.set(searchHeldListsAtom, q)).map(({ name }) => name)
  expect(await names('film nord')).toEqual(['Nordsee im Film'])
  expect(await names('western')).toEqual([])
})

it('puts what is called exactly so first, then what begins so, then the better known', async () => {
  const film = (title: string, count: number) =>
    aMovieSummary({ id: `m-${title}`, permalink: title, title, rating: { average: 7, count } })
  const { find } = aDevice([
    { items: [film('Ins_Dark', 900), film('Darkroom', 5), film('Darkman', 50), film('Dark', 1)] },
  ])
  expect(await find('dark')).toEqual(['/movies/Dark', '/movies/Darkman', '/movies/Darkroom', '/movies/Ins_Dark'])
})

it('forgives typing errors, more of them in longer words, and only where nothing is spelled as typed', async () => {
  const film = (title: string) => aMovieSummary({ id: `m-${title}`, permalink: title, title })
  const bundle = anOfflineBundle([aBundledCinema('gasometer-kino', [])])
  const { find } = aDevice([{ items: [film('Odyssee'), film('Park'), film('Dark'), film('Casablanca')] }, bundle])
  const [cinema] = await find('gasometer')
  expect(cinema).toBe('/kinos/gasometer-kino')
  expect(await find('gasometr')).toEqual([cinema])
  expect(await find('gasmoeter')).toEqual([cinema])
  expect(await find('odysee')).toEqual(['/movies/Odyssee'])
  expect(await find('odyse')).toEqual(['/movies/Odyssee'])
  expect(await find('cassablnca')).toEqual(['/movies/Casablanca'])
  expect(await find('dark')).toEqual(['/movies/Dark'])
  expect(await find('parq')).toEqual(['/movies/Park'])
  expect(await find('prk')).toEqual([])
  expect(await find('zzqqx')).toEqual([])
})

it('reads the caches once while somebody types', async () => {
  const { device, find } = aDevice([lola])
  await find('l')
  await find('lo')
  expect(device.reads).toBe(1)
})
