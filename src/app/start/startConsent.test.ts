// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONSENT_KEY, consentAwaitedAtom, preferencesAtom } from '../../atoms/consent/consent.ts'
import type { AppRouter } from '../pages/router.tsx'
import { startConsent } from './startConsent.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** A loaded page; `started` counts how often what asks was begun. */
function aLoadedPage() {
  const store = createStore()
  const page = { store, started: 0 }
  const load = async () => ({ followConsent: () => void page.started++ })
  startConsent(store, {} as AppRouter, Promise.resolve(), load)
  return page
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('asks whoever only reads after eight seconds, once', async () => {
  const page = aLoadedPage()
  await pass(7_999)
  expect(page.started).toBe(0)
  await pass(1)
  expect(page.started).toBe(1)
  window.dispatchEvent(new Event('scroll'))
  page.store.set(preferencesAtom, true)
  await pass(20_000)
  expect(page.started).toBe(1)
})

it.each(['pointerdown', 'keydown', 'scroll'])('begins with the first use of the page: %s', async (sign) => {
  const page = aLoadedPage()
  await pass(100)
  window.dispatchEvent(new Event(sign))
  await pass(0)
  expect(page.started).toBe(1)
})

it('starts at once what was allowed before', async () => {
  localStorage.setItem(CONSENT_KEY, '{}')
  const page = aLoadedPage()
  await pass(0)
  expect(page.started).toBe(1)
})

it('begins at once for whoever opens the preferences, and for what shows the choice', async () => {
  const [opening, showing] = [aLoadedPage(), aLoadedPage()]
  opening.store.set(preferencesAtom, true)
  showing.store.set(consentAwaitedAtom, true)
  await pass(0)
  expect([opening.started, showing.started]).toEqual([1, 1])
})
