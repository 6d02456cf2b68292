import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { DatedThing } from '#contract/datedThings.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aFilmStart, aShowing } from '../../../test/builders/reminders.ts'
import { aMember } from '../../../test/builders/session.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { clockAtom } from '../core/context.ts'
import { openOutboxAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import { deviceStorageAtom } from '../place/place.ts'
import { findNextDueAtom, takeDueAtom } from './dueReminders.ts'
import { mergeRemindersAtom, remindersAtom, setReminderAtom } from './reminders.ts'
import { visitorReminderStorageAtom } from './visitorReminders.ts'

const showing = aShowing('st-1')
const start = aFilmStart('m-1')
const DUE = Date.parse('2026-11-21T17:15:00Z')

/** A page of a device whose clock stands at an instant; `shown` is the device's own storage. */
function aPage({ device = aDevice(), stored = [] as readonly DatedThing[], now = DUE - 60_000 } = {}) {
  const store = createStore()
  const clock = { now }
  const shown = new Map<string, string>()
  const listeners = new Set<() => void>()
  const visitor = { stored: stored as unknown }
  store.set(clockAtom, { now: () => new Date(clock.now) })
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(deviceStorageAtom, {
    open: () => ({
      getItem: (key: string) => shown.get(key) ?? null,
      setItem: (key: string, value: string) => void shown.set(key, value),
      removeItem: (key: string) => void shown.delete(key),
    }),
  })
  store.set(visitorReminderStorageAtom, {
    read: async () => visitor.stored,
    change: async (apply) => {
      visitor.stored = apply(visitor.stored)
    },
    announce: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  })
  store.sub(remindersAtom, () => {})
  const keys = () => [...(store.get(remindersAtom)?.keys() ?? [])]
  const signIn = (id: typeof anna) => store.set(sessionAtom, aMember({ id, username: id }))
  const due = () => store.set(takeDueAtom).map(({ id }) => id)
  return { store, device, visitor, keys, signIn, due, clock }
}

it('keeps a visitor’s reminders on the device, and stores no command', async () => {
  const { store, device, keys } = aPage()
  expect(await store.set(setReminderAtom, showing, true)).toBe('set')
  expect(await store.set(setReminderAtom, start, true)).toBe('set')
  await expect.poll(keys).toEqual(['showtimes/st-1', 'starts/m-1'])
  expect(await store.set(setReminderAtom, showing, false)).toBe('cleared')
  await expect.poll(keys).toEqual(['starts/m-1'])
  expect(await device.rows()).toEqual([])
})

it('makes a member’s choice a command, and shows it as pending to that member alone', async () => {
  const { store, device, keys, signIn } = aPage()
  signIn(anna)
  expect(await store.set(setReminderAtom, showing, true)).toBe('set')
  await expect.poll(() => store.get(remindersAtom)?.get('showtimes/st-1')).toMatchObject({ state: 'pending' })
  expect(await device.rows()).toMatchObject([
    { kind: 'setReminder', owner: anna, lane: 'reminders/showtimes/st-1', slot: 'reminder/showtimes/st-1' },
  ])
  signIn(ben)
  await expect.poll(keys).toEqual([])
})

it('shows what the server says has become of a thing', async () => {
  const { store, device, signIn } = aPage()
  signIn(anna)
  const state = { set: true, thing: showing, status: 'cancelled' }
  await putOwn(device.db, anna, [{ slot: 'reminder/showtimes/st-1', state, updatedAt: '2026-11-20T12:00:00Z' }])
  await expect.poll(() => store.get(remindersAtom)?.get('showtimes/st-1')).toMatchObject({ status: 'cancelled' })
})

it('makes a visitor’s reminders those of whoever signs in, but for what is over', async () => {
  const over = aShowing('over', { startsAt: '2026-11-20T19:15:00.000Z' })
  const { store, device, visitor, signIn } = aPage({ stored: [over, showing] })
  signIn(anna)
  await store.set(mergeRemindersAtom)
  await store.set(mergeRemindersAtom)
  expect((await device.rows()).map(({ slot, owner }) => [slot, owner])).toEqual([['reminder/showtimes/st-1', anna]])
  expect(visitor.stored).toEqual([])
})

it('finds each reminder once, at its time and not before', async () => {
  const { store, keys, due, clock } = aPage({ stored: [showing, start] })
  await expect.poll(keys).toHaveLength(2)
  expect(due()).toEqual([])
  expect(store.set(findNextDueAtom)).toBe(DUE)
  clock.now = DUE
  expect(due()).toEqual(['st-1'])
  expect(due()).toEqual([])
  expect(store.set(findNextDueAtom)).toBe(Date.parse('2026-12-24T08:00:00Z'))
})

it('finds what became due while the app was closed, unless it has begun', async () => {
  const { keys, due, clock } = aPage({ stored: [showing, start] })
  await expect.poll(keys).toHaveLength(2)
  due()
  clock.now = Date.parse('2026-12-24T20:00:00Z')
  expect(due()).toEqual(['m-1'])
})

it('finds nothing of a whole day that is over', async () => {
  const { keys, due, clock } = aPage({ stored: [start] })
  await expect.poll(keys).toHaveLength(1)
  due()
  clock.now = Date.parse('2026-12-24T23:00:00Z')
  expect(due()).toEqual([])
})

it('keeps a visitor’s reminder of a day through that day: while others are set, and at sign-in', async () => {
  const early = Date.parse('2026-12-24T06:00:00Z')
  const { store, device, keys, visitor, signIn } = aPage({ stored: [start], now: early })
  await store.set(setReminderAtom, aFilmStart('m-2', { date: '2026-12-31' }), true)
  await expect.poll(keys).toEqual(['starts/m-1', 'starts/m-2'])
  signIn(anna)
  await store.set(mergeRemindersAtom)
  expect((await device.rows()).map(({ slot }) => slot)).toEqual(['reminder/starts/m-1', 'reminder/starts/m-2'])
  expect(visitor.stored).toEqual([])
})
