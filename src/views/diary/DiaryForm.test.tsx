import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { toBerlinDate } from '#contract/berlin.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCard } from '../../../test/builders/ownThings.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { clockAtom } from '../../atoms/core/context.ts'
import { untilStoredAtom } from '../../atoms/core/outbox.ts'
import { DiaryForm } from './DiaryForm.tsx'
import { EARLIEST, readWatching } from './readWatching.ts'

const film = { type: 'movies' as const, id: 'm1', card: aCard() }
const day = () => screen.getByLabelText('Gesehen am')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }))

async function aForm(title = film as Parameters<typeof DiaryForm>[0]['title'], entry = null) {
  const page = await aMemberPage()
  goOffline(page.store)
  await renderAt(<DiaryForm title={title} entry={entry} />, { store: page.store })
  return page
}

it('notes a watching of today without a network, with the title', async () => {
  const { store, device } = await aForm()
  const today = toBerlinDate(store.get(clockAtom).now())
  expect(day()).toHaveValue(today)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Wiedersehen/ }))
  await save()
  await expect
    .poll(() => device.rows())
    .toMatchObject([
      { kind: 'putDiaryEntry', args: { type: 'movies', item: 'm1', watchedOn: today, rewatch: true, isNew: true } },
    ])
  expect(screen.queryByLabelText('Staffel (freiwillig)')).toBeNull()
})

it('notes one watching where its button is pressed twice', async () => {
  const { store, device } = await aForm()
  const button = screen.getByRole('button', { name: 'Speichern' })
  fireEvent.click(button)
  fireEvent.click(button)
  fireEvent.submit(button.closest('form') as HTMLFormElement)
  await store.set(untilStoredAtom)
  expect(await device.rows()).toHaveLength(1)
})

it('stores nothing of a day to come', async () => {
  const { device } = await aForm()
  fireEvent.change(day(), { target: { value: '2999-01-01' } })
  await save()
  expect(await screen.findByText('Dieser Tag kommt erst noch.')).toBeInTheDocument()
  expect(await device.rows()).toEqual([])
})

it('asks for season and episode of a series', async () => {
  const { device } = await aForm({ ...film, type: 'series', id: 's1' })
  await userEvent.type(screen.getByLabelText('Folge (freiwillig)'), '3')
  await save()
  expect(await screen.findByText('Nenne auch die Staffel.')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Staffel (freiwillig)'), '2')
  await save()
  await expect.poll(() => device.rows()).toMatchObject([{ args: { type: 'series', season: 2, episode: 3 } }])
})

it('stores no season that is no number, and leads to the field', async () => {
  const { device } = await aForm({ ...film, type: 'series', id: 's1' })
  const season = screen.getByLabelText('Staffel (freiwillig)')
  await userEvent.type(season, 'zwei')
  await save()
  expect(await screen.findByText('Nenne eine Zahl ab 1.')).toBeInTheDocument()
  expect(season).toHaveFocus()
  expect(await device.rows()).toEqual([])
})

it.each([
  ['', 'Wähle den Tag.'],
  ['1895-10-31', 'Damals gab es noch keine Filme.'],
  [EARLIEST, undefined],
  ['2026-11-27', undefined],
])('reads the day %s', (watchedOn, fault) => {
  const form = new FormData()
  form.set('day', watchedOn)
  expect(readWatching(form, '2026-11-27').faults.day).toBe(fault)
})
