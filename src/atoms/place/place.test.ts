import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { deviceStorageAtom, recallCityAtom, rememberCityAtom } from './place.ts'

function aStorage(content: Record<string, string> = {}) {
  const rows = new Map(Object.entries(content))
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  }
}

it('knows the city of last time', () => {
  const storage = aStorage()
  const before = createStore()
  before.set(deviceStorageAtom, { open: () => storage })
  before.set(rememberCityAtom, 'leipzig')
  const after = createStore()
  after.set(deviceStorageAtom, { open: () => storage })
  expect(after.set(recallCityAtom)).toBe('leipzig')
})

it('works on without a storage, or with a full one', () => {
  const store = createStore()
  store.set(deviceStorageAtom, { open: () => null })
  expect(store.set(recallCityAtom)).toBeNull()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.set(deviceStorageAtom, { open: () => ({ ...aStorage(), setItem }) })
  store.set(rememberCityAtom, 'bremen')
})
