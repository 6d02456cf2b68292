import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aFilmStart, aShowing } from '../../../test/builders/reminders.ts'
import { readEvent } from '../../../test/readEvent.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { toastAtom } from '../../atoms/core/toast.ts'
import { setReminderAtom } from '../../atoms/reminders/reminders.ts'
import { visitorReminderStorageAtom } from '../../atoms/reminders/visitorReminders.ts'
import * as texts from '../../texts/reminders.ts'
import { DatedActions } from './DatedActions.tsx'

const NOW = new Date('2026-11-21T12:00:00Z')

function aStore() {
  const store = createStore()
  const listeners = new Set<() => void>()
  let stored: unknown = []
  store.set(visitorReminderStorageAtom, {
    read: async () => stored,
    change: async (apply) => {
      stored = apply(stored)
    },
    announce: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  })
  return store
}

it('sets a reminder and takes it back, and says when it comes', async () => {
  const store = aStore()
  await renderAt(<DatedActions thing={aFilmStart('m-1')} now={NOW} />, { store })
  const bell = screen.getByRole('button', { name: 'Erinnerung: Film m-1' })
  expect(bell).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(bell)
  expect(bell).toHaveAttribute('aria-pressed', 'true')
  expect(store.get(toastAtom)).toMatchObject({
    message:
      'Wir erinnern dich an „Film m-1“, am Tag selbst um 9 Uhr, wenn Lichtspiel dann offen ist. Sonst meldet sich nur dein Kalender.',
    link: { href: '/unterwegs' },
  })
  await userEvent.click(bell)
  expect(bell).toHaveAttribute('aria-pressed', 'false')
})

it('offers the calendar file with the reminder, which rings only while the app is open', async () => {
  const saved = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(file as Blob)
      return 'blob:x'
    }
  })
  const store = aStore()
  await renderAt(<DatedActions thing={aFilmStart('m-1')} now={NOW} />, { store })
  await userEvent.click(screen.getByRole('button', { name: 'Erinnerung: Film m-1' }))
  const toast = store.get(toastAtom)
  if (toast?.kind === 'success') toast.action?.onChoose()
  expect(toast).toMatchObject({ action: { label: 'Kalenderdatei laden' } })
  expect(readEvent(await (await saved).text()).getFirstPropertyValue('summary')).toContain('Film m-1')
})

it('keeps the button with the focus where a reminder is taken back after its time, and sets it no more', async () => {
  const store = aStore()
  const thing = aShowing('st-1')
  await store.set(setReminderAtom, thing, true)
  await renderAt(<DatedActions thing={thing} now={new Date('2026-11-21T18:00:00Z')} />, { store })
  const bell = await screen.findByRole('button', { name: 'Erinnerung: Film st-1' })
  await userEvent.click(bell)
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('false')
  expect(bell).toHaveFocus()
  await userEvent.click(bell)
  expect(store.get(toastAtom)).toMatchObject({ kind: 'info', message: texts.tooLate })
  expect(bell).toHaveAttribute('aria-pressed', 'false')
})

it('offers nothing on the day of a start but to take its reminder back', async () => {
  const store = aStore()
  const [set, other] = [aFilmStart('m-1', { date: '2026-11-21' }), aFilmStart('m-2', { date: '2026-11-21' })]
  await store.set(setReminderAtom, set, true)
  const parts = [set, other].map((thing) => <DatedActions key={thing.id} thing={thing} now={NOW} />)
  await renderAt(<div>{parts}</div>, { store })
  expect(await screen.findByRole('button', { name: 'Erinnerung: Film m-1' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('offers no reminder once its time has passed, but still the calendar file', async () => {
  const saved = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(file as Blob)
      return 'blob:x'
    }
  })
  const late = new Date('2026-11-21T17:15:00Z')
  await renderAt(<DatedActions thing={aShowing('st-1')} now={late} />, { store: aStore() })
  expect(screen.queryByRole('button', { name: /^Erinnerung/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'In den Kalender: Film st-1' }))
  expect(readEvent(await (await saved).text()).getFirstPropertyValue('summary')).toBe('Film st-1 (OmU)')
})
