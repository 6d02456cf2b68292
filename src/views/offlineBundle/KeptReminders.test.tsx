import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DatedThing } from '#contract/datedThings.ts'
import { aFilmStart, aShowing } from '../../../test/builders/reminders.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { visitorReminderStorageAtom } from '../../atoms/reminders/visitorReminders.ts'
import * as texts from '../../texts/reminders.ts'
import { KeptReminders } from './KeptReminders.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function show(stored: readonly DatedThing[] | Promise<readonly DatedThing[]>) {
  const store = createStore()
  const storage = { read: async () => stored, change: async () => {}, announce: () => {}, subscribe: () => () => {} }
  store.set(visitorReminderStorageAtom, storage)
  await renderAt(<KeptReminders />, { store })
}

it('lists what is still to come, the next first, each with its place', async () => {
  const over = aShowing('over', { startsAt: '2026-11-21T11:00:00.000Z' })
  await show([aFilmStart('m-1'), over, aShowing('st-1')])
  const rows = (await screen.findAllByRole('listitem')).map((row) => within(row).getByRole('link'))
  expect(rows.map((link) => link.textContent)).toEqual(['Film st-1', 'Film m-1'])
  expect(rows[0]).toHaveAttribute('href', '/movies/st-1')
  expect(screen.getByText('Heute, 20:15 Uhr · Kino Lampenfieber · OmU')).toBeVisible()
  expect(screen.getByText(texts.reach)).toBeVisible()
})

it('keeps a day in the list until it is over, so that it can be taken back', async () => {
  await show([aFilmStart('today', { date: '2026-11-21' }), aFilmStart('over', { date: '2026-11-20' })])
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Film today'])
})

it('does not say that there is none before the device has answered', async () => {
  let answer = (_stored: readonly DatedThing[]) => {}
  await show(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  expect(screen.getByRole('heading', { name: texts.heading })).toBeVisible()
  expect(screen.queryByText(texts.empty)).toBeNull()
  answer([])
  expect(await screen.findByText(texts.empty)).toBeVisible()
})

it('says how one comes by a reminder while there is none', async () => {
  await show([])
  expect(await screen.findByText(texts.empty)).toBeVisible()
  expect(screen.queryByText(texts.reach)).toBeNull()
})
