import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aShowing } from '../../../test/builders/reminders.ts'
import { clockAtom } from '../../atoms/core/context.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { deviceStorageAtom } from '../../atoms/place/place.ts'
import { remindersAtom } from '../../atoms/reminders/reminders.ts'
import { visitorReminderStorageAtom } from '../../atoms/reminders/visitorReminders.ts'
import { followReminders } from './followReminders.ts'

const DUE = Date.parse('2026-11-21T17:15:00Z')

beforeEach(() => void vi.useFakeTimers({ now: DUE - 60_000 }))
afterEach(() => void vi.useRealTimers())

/** A page with reminders, and a device that remembers what was shown. */
async function aPage(stored = [aShowing('st-1')]) {
  const store = createStore()
  const shown = new Map<string, string>()
  store.set(clockAtom, { now: () => new Date() })
  store.set(deviceStorageAtom, {
    open: () => ({
      getItem: (key: string) => shown.get(key) ?? null,
      setItem: (key: string, value: string) => void shown.set(key, value),
      removeItem: (key: string) => void shown.delete(key),
    }),
  })
  store.set(visitorReminderStorageAtom, {
    read: async () => stored,
    change: async () => {},
    announce: () => {},
    subscribe: () => () => {},
  })
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const stop = followReminders(store, globalThis as unknown as Window, view)
  await vi.waitFor(() => expect(store.get(remindersAtom)?.size).toBe(stored.length))
  return { store, view, stop }
}

it('shows a reminder at its time, with the way to its thing', async () => {
  const { store } = await aPage()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(store.get(toastAtom)).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.get(toastAtom)).toMatchObject({
    message: '„Film st-1“, um 20:15 Uhr, Kino Lampenfieber',
    link: { href: '/movies/st-1' },
  })
})

it('shows what was missed in the background as the page comes back', async () => {
  const { store, view } = await aPage()
  vi.setSystemTime(DUE + 60_000)
  view.dispatchEvent(new Event('visibilitychange'))
  expect(store.get(toastAtom)).toMatchObject({ kind: 'info' })
})

it('shows several that are due together as one, with the way to the list', async () => {
  const { store } = await aPage([aShowing('st-1'), aShowing('st-2'), aShowing('st-3')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(store.get(toastAtom)).toMatchObject({
    message: '3 Erinnerungen',
    link: { href: '/unterwegs#erinnerungen' },
  })
})

it('leaves what is due in the background for the page that is seen', async () => {
  const { store, view } = await aPage()
  view.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(61_000)
  expect(store.get(toastAtom)).toBeNull()
  view.visibilityState = 'visible'
  view.dispatchEvent(new Event('visibilitychange'))
  expect(store.get(toastAtom)).toMatchObject({ link: { href: '/movies/st-1' } })
})

it('is silent once it is stopped', async () => {
  const { store, view, stop } = await aPage()
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  view.dispatchEvent(new Event('visibilitychange'))
  expect(store.get(toastAtom)).toBeNull()
})
