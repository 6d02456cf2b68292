import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aSuggestion } from '../../../test/builders/search.ts'
import { createApi } from '../../sync/api.ts'
import { apiAtom } from '../core/context.ts'
import { reachableAtom } from '../core/reachable.ts'
import { heldAnswersAtom } from './heldSearch.ts'
import { noSuggestions, SearchError, suggestAtom, suggestionsAtom } from './suggestions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Asked = {
  q: string | null
  url: URL
  signal: AbortSignal
  answer: (body: unknown, status?: number) => void
  fail: () => void
}

/** A store whose requests wait until the test answers them. */
function stage() {
  const asked: Asked[] = []
  const call = createApi(
    (input, init) =>
      new Promise<Response>((resolve, reject) => {
        const url = new URL(String(input), 'https://lichtspiel.example')
        const signal = init?.signal
        if (!signal) throw new Error('a request that nobody can cancel')
        const fail = () => reject(new TypeError('Failed to fetch'))
        signal.addEventListener('abort', fail)
        const answer = (body: unknown, status = 200) =>
          resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
        asked.push({ q: url.searchParams.get('q'), url, signal, answer, fail })
      }),
  )
  const store = createStore()
  store.set(apiAtom, { call })
  const type = (text: string, initiator = 'header') => store.set(suggestAtom, initiator, text)
  const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { store, asked, type, pause, shown: () => store.get(suggestionsAtom).header }
}

const salz = aSuggestion()

it('asks 200 milliseconds after the last key, once, for the trimmed text', async () => {
  const { asked, type, pause, shown } = stage()
  const typing = ['s', 'sa', ' sal '].map((text) => type(text))
  await pause(199)
  expect(asked).toHaveLength(0)
  await pause(1)
  expect(asked.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
    '/api/search?q=sal&type=suggest&v=2&with_promoted_item=true',
  ])
  asked[0]?.answer([salz])
  await Promise.all(typing)
  expect(shown()).toEqual({ state: 'found', query: 'sal', items: [salz] })
})

it('does not ask again for a text that only gained a blank', async () => {
  const { asked, type, pause, shown } = stage()
  void type('sal')
  await pause(200)
  asked[0]?.answer([salz])
  await pause(0)
  void type('sal ')
  await pause(1_000)
  expect(asked).toHaveLength(1)
  expect(shown()).toMatchObject({ state: 'found' })
})

it('asks nothing for blanks', async () => {
  const { asked, type, pause } = stage()
  void type('   ')
  await pause(1_000)
  expect(asked).toHaveLength(0)
})

it('asks for no more than the server takes', async () => {
  const { asked, type, pause } = stage()
  void type('x'.repeat(SEARCH_MAX_LENGTH + 50))
  await pause(200)
  expect(asked[0]?.q).toHaveLength(SEARCH_MAX_LENGTH)
})

it('cancels the request in flight and clears the suggestions when the text is emptied', async () => {
  const { asked, type, pause, shown } = stage()
  void type('sal')
  await pause(200)
  asked[0]?.answer([salz])
  await pause(0)
  const second = type('salz')
  await pause(200)
  void type('')
  expect(asked[1]?.signal.aborted).toBe(true)
  expect(shown()).toBe(noSuggestions)
  await second
  expect(shown()).toBe(noSuggestions)
})

it('cancels the waiting of a text that is emptied before it was asked for', async () => {
  const { asked, type, pause } = stage()
  void type('sal')
  await pause(100)
  void type('')
  await pause(1_000)
  expect(asked).toHaveLength(0)
})

it('cancels the older request for a newer one and ignores its answer', async () => {
  const { asked, type, pause, shown } = stage()
  void type('sal')
  await pause(200)
  void type('moor')
  expect(asked[0]?.signal.aborted).toBe(true)
  await pause(200)
  const moor = aSuggestion({ id: 'm-moor', title: 'Moorlicht', path: '/movies/moorlicht' })
  asked[1]?.answer([moor])
  await pause(0)
  asked[0]?.answer([salz])
  await pause(0)
  expect(shown()).toEqual({ state: 'found', query: 'moor', items: [moor] })
})

it('says nothing of a cancelled request: the server does not count as unreachable', async () => {
  const { store, type, pause, shown } = stage()
  void type('sal')
  await pause(200)
  void type('')
  await pause(0)
  expect(store.get(reachableAtom)).toBe(true)
  expect(shown()).toBe(noSuggestions)
})

it('keeps what was found until the next answer comes', async () => {
  const { asked, type, pause, shown } = stage()
  void type('sal')
  await pause(200)
  asked[0]?.answer([salz])
  await pause(0)
  void type('salz')
  await pause(200)
  expect(shown()).toMatchObject({ state: 'found', query: 'sal' })
})

it('drops at once what does not hold the new text, and says that it asks', async () => {
  const { asked, type, pause, shown } = stage()
  const salon = aSuggestion({ id: 'c-salon', title: 'Salon Laterna', path: '/kinos/salon' })
  void type('sal')
  await pause(200)
  asked[0]?.answer([salz, salon])
  await pause(0)
  void type('salo')
  expect(shown()).toEqual({ state: 'found', query: 'sal', items: [salon] })
  void type('zzqqx')
  expect(shown()).toEqual({ state: 'asking' })
  await pause(200)
  asked.at(-1)?.answer([])
  await pause(0)
  expect(shown()).toEqual({ state: 'found', query: 'zzqqx', items: [] })
})

it('says that it asks while there is nothing to show yet, and not again for a longer text', async () => {
  const { asked, type, pause, shown } = stage()
  void type('sal')
  await pause(199)
  expect(shown()).toBeUndefined()
  await pause(1)
  expect(shown()).toEqual({ state: 'asking' })
  void type('salz')
  expect(shown()).toEqual({ state: 'asking' })
  void type('')
  expect(shown()).toBe(noSuggestions)
  void type('sal')
  await pause(200)
  asked.at(-1)?.answer([salz])
  await pause(0)
  expect(shown()).toMatchObject({ state: 'found' })
})

it('suggests what the device holds when the server cannot be reached', async () => {
  const { store, asked, type, pause, shown } = stage()
  const film = aMovieSummary({ id: 'm-salz', permalink: 'salz', title: 'Salz' })
  store.set(heldAnswersAtom, { read: async () => [{ items: [film] }] })
  const typed = type('sal')
  await pause(200)
  asked[0]?.fail()
  await typed
  expect(shown()).toMatchObject({ state: 'found', query: 'sal', held: true, items: [{ path: '/movies/salz' }] })
  expect(store.get(reachableAtom)).toBe(false)
})

it('says that the server cannot be reached, and asks again for the same text', async () => {
  const { store, asked, type, pause, shown } = stage()
  const typed = type('sal')
  await pause(200)
  asked[0]?.fail()
  await typed
  expect(shown()).toEqual({ state: 'unreachable', query: 'sal' })
  expect(store.get(reachableAtom)).toBe(false)
  void type('sal')
  await pause(200)
  expect(asked).toHaveLength(2)
})

it('throws what the server refused, and shows nothing of an older text', async () => {
  const { asked, type, pause, shown } = stage()
  void type('sa')
  await pause(200)
  asked[0]?.answer([salz])
  await pause(0)
  const refused = expect(type('sal')).rejects.toEqual(new SearchError('tooFast'))
  await pause(200)
  asked[1]?.answer({}, 429)
  await refused
  expect(shown()).toBe(noSuggestions)
})

it('keeps the results of each place that asks', async () => {
  const { store, asked, type, pause } = stage()
  void type('sal', 'header')
  void type('moor', 'page')
  await pause(200)
  expect(asked.map(({ q }) => q)).toEqual(['sal', 'moor'])
  asked[0]?.answer([salz])
  asked[1]?.answer([])
  await pause(0)
  expect(store.get(suggestionsAtom)).toMatchObject({
    header: { query: 'sal', items: [salz] },
    page: { query: 'moor', items: [] },
  })
})
