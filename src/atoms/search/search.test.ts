import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { menuAtom, toggleMenuAtom } from '../shell/menu.ts'
import { hideSearchAtom, searchShownAtom, toggleSearchAtom } from './search.ts'

it('shows and hides the search form of phones', () => {
  const store = createStore()
  expect(store.get(searchShownAtom)).toBe(false)
  store.set(toggleSearchAtom)
  expect(store.get(searchShownAtom)).toBe(true)
  store.set(toggleSearchAtom)
  expect(store.get(searchShownAtom)).toBe(false)
  store.set(toggleSearchAtom)
  store.set(hideSearchAtom)
  expect(store.get(searchShownAtom)).toBe(false)
})

it('closes the open menu', () => {
  const store = createStore()
  store.set(toggleMenuAtom, 'mobile')
  store.set(toggleSearchAtom)
  expect(store.get(menuAtom)).toBeNull()
})
