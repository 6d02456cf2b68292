import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { activeTooltipAtom, hideTooltipAtom, showTooltipAtom } from './tooltip.ts'

it('shows one tooltip at a time: a second one takes the place of the first', () => {
  const store = createStore()
  store.set(showTooltipAtom, 'a')
  store.set(showTooltipAtom, 'b')
  expect(store.get(activeTooltipAtom)).toBe('b')
})

it('leaves the shown one alone when another is hidden late', () => {
  const store = createStore()
  store.set(showTooltipAtom, 'a')
  store.set(showTooltipAtom, 'b')
  store.set(hideTooltipAtom, 'a')
  expect(store.get(activeTooltipAtom)).toBe('b')
  store.set(hideTooltipAtom, 'b')
  expect(store.get(activeTooltipAtom)).toBeNull()
})
