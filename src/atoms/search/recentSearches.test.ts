import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAnsweredAtom, sessionAtom, sessionKnownAtom } from '../core/session.ts'
import { deviceStorageAtom } from '../place/place.ts'
import {
  forgetRecentSearchesAtom,
  recentSearchesAtom,
  rememberSearchAtom,
  rememberShownAtom,
  removeSearchesAtom,
} from './recentSearches.ts'

/** A tab on a device with this storage. */
function aTab(kept = new Map<string, string>()) {
  const store = createStore()
  store.set(deviceStorageAtom, {
    open: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  })
  return {
    store,
    kept,
    read: () => store.get(recentSearchesAtom),
    search: (q: string) => store.set(rememberSearchAtom, q),
  }
}

it('keeps the last ten searches on the device, each once, the newest first', async () => {
  const { search, read, kept } = aTab()
  for (let number = 1; number <= 12; number += 1) await search(`film ${number}`)
  await search('  Film 5 ')
  await search('   ')
  expect(read()).toEqual(['Film 5', 'film 12', ...[11, 10, 9, 8, 7, 6, 4, 3].map((number) => `film ${number}`)])
  expect(aTab(kept).read()).toEqual(read())
})

it('removes one search, or all', async () => {
  const { store, search, read, kept } = aTab()
  for (const q of ['amrum', 'köln 75', 'die welle']) await search(q)
  store.set(removeSearchesAtom, 'köln 75')
  expect(read()).toEqual(['die welle', 'amrum'])
  store.set(removeSearchesAtom, null)
  expect(read()).toEqual([])
  expect(kept.size).toBe(0)
})

it("shows a member's searches to that member alone, and a sign-out removes them but not a visitor's", async () => {
  const { store, search, read } = aTab()
  await search('amrum')
  const visitor = store.get(sessionAtom)
  store.set(sessionAtom, aMember({ id: anna }))
  await search('geheim')
  expect(read()).toEqual(['geheim', 'amrum'])
  store.set(forgetRecentSearchesAtom, [anna])
  expect(read()).toEqual(['geheim', 'amrum'])
  store.set(sessionAtom, visitor)
  expect(read()).toEqual(['amrum'])
  store.set(forgetRecentSearchesAtom, [])
  store.set(sessionAtom, aMember({ id: anna }))
  expect(read()).toEqual(['amrum'])
})

it('searches on where the storage is forbidden, full, or holds something else', async () => {
  const forbidden = createStore()
  forbidden.set(deviceStorageAtom, { open: () => null })
  await forbidden.set(rememberSearchAtom, 'amrum')
  expect(forbidden.get(recentSearchesAtom)).toEqual([])
  const full = createStore()
  full.set(deviceStorageAtom, {
    open: () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    }),
  })
  await full.set(rememberSearchAtom, 'amrum')
  for (const text of ['{', '7', '[7,{"q":""},{"q":"amrum"},null]', '{"q":"amrum","owner":null}']) {
    expect(aTab(new Map([['recentSearches', text]])).read(), text).toEqual([])
  }
})

it('keeps a search for the member whom the device, or else the server, names later', async () => {
  for (const named of [sessionKnownAtom, sessionAnsweredAtom]) {
    const { store, search, read } = aTab()
    const visitor = store.get(sessionAtom)
    let name = () => {}
    store.set(named, new Promise<void>((resolve) => (name = resolve)))
    const searched = search('geheim')
    await Promise.resolve()
    expect(read()).toEqual([])
    store.set(sessionAtom, aMember({ id: anna }))
    name()
    await searched
    expect(read()).toEqual(['geheim'])
    store.set(sessionAtom, visitor)
    expect(read()).toEqual([])
  }
})

it('lists a search once that was made with and without a session', async () => {
  const { store, search, read } = aTab()
  const visitor = store.get(sessionAtom)
  store.set(sessionAtom, aMember({ id: anna }))
  await search('Amrum')
  store.set(sessionAtom, visitor)
  await search('amrum')
  store.set(sessionAtom, aMember({ id: anna }))
  expect(read()).toEqual(['amrum'])
})

it("does not make a visitor's search of a member's that the address still has, or that was under way", async () => {
  const { store, search, read } = aTab()
  const visitor = store.get(sessionAtom)
  store.set(sessionAtom, aMember({ id: anna }))
  await store.set(rememberShownAtom, 'geheim')
  const underWay = search('geheimer')
  store.set(sessionAtom, visitor)
  store.set(forgetRecentSearchesAtom, [])
  await underWay
  await store.set(rememberShownAtom, 'geheim')
  expect(read()).toEqual([])
  await store.set(rememberShownAtom, 'amrum')
  await search('geheim')
  expect(read()).toEqual(['geheim', 'amrum'])
})
