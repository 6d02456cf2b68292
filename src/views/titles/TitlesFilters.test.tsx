import { screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { AT, anAnswer, ready, showTitles } from '../../../test/aTitlesPage.tsx'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { filmCountsRef } from '../../atoms/titles/refs.ts'

beforeAll(letDialogsOpen)

const counts = {
  state: 'ready' as const,
  last: {
    data: {
      genre: [
        { value: 'Krimi', count: 31 },
        { value: 'Drama', count: 1200 },
      ],
      decade: [
        { value: '1990', count: 7 },
        { value: '1930', count: 2 },
        { value: '1940', count: 3 },
      ],
      country: [{ value: 'Japan', count: 12 }],
      provider: [{ value: 'mubi', name: 'MUBI', count: 4 }],
    },
    fetchedAt: AT,
    source: 'network' as const,
  },
  fetchingMore: false,
}

const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filter( \(\d+\))?$/ }))
  return within(await screen.findByRole('dialog', { name: 'Filter' }))
}

it('merges a chosen value with the others, says how many titles each leaves, and takes it out again', async () => {
  const filter = { genre: ['Drama'], order: 'best' as const }
  const { onFilter } = await showTitles(ready(), { filter, known: { [toResourceKey(filmCountsRef(filter))]: counts } })
  const dialog = await openFilters()
  await userEvent.click(dialog.getByRole('button', { name: 'Krimi 31' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama', 'Krimi'], order: 'best' }, false)
  await userEvent.click(dialog.getByRole('radio', { name: '1990er 7' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: 'best', year: '1990-1999' }, true)
  await userEvent.click(dialog.getByRole('button', { name: 'MUBI 4' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: 'best', provider: ['mubi'] }, true)
  await userEvent.click(dialog.getByRole('radio', { name: 'Japan 12' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: 'best', country: 'Japan' }, true)
  await userEvent.click(dialog.getByRole('button', { name: 'Drama 1.200' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: undefined, order: 'best' }, true)
  expect(dialog.getByRole('radio', { name: 'Vor 1950 5' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: '1.284 Filme zeigen' })).toBeInTheDocument()
})

it('leaves out what no title has, but for what is chosen', async () => {
  const filter = { genre: ['Western'], country: 'Iran' }
  await showTitles(ready(), { filter, known: { [toResourceKey(filmCountsRef(filter))]: counts } })
  const dialog = await openFilters()
  expect(dialog.queryByRole('radio', { name: /^1970er/ })).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Western' })).toHaveAttribute('aria-pressed', 'true')
  expect(dialog.getByRole('radio', { name: 'Iran' })).toBeChecked()
})

it('offers what is always known where nobody can count', async () => {
  const { onFilter } = await showTitles(ready())
  const dialog = await openFilters()
  await userEvent.click(dialog.getByRole('button', { name: 'Western' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Western'] }, false)
  expect(dialog.getByRole('radio', { name: 'Südkorea' })).toBeInTheDocument()
  expect(dialog.getByText('Die Anbieter lassen sich gerade nicht laden.')).toBeInTheDocument()
})

it('keeps the place of all that is shown while counts come and change', async () => {
  const { learn } = await showTitles(ready(), { ask: () => new Promise(() => {}) })
  const dialog = await openFilters()
  const places = () =>
    dialog
      .getAllByRole('group')
      .flatMap((group) => [
        group.querySelector('legend')?.textContent,
        ...[...group.querySelectorAll('button, label')].map(({ textContent }) => textContent?.replace(/ [\d.]*$/, '')),
      ])
  const first = places()
  expect(first.at(-1)).toBe('Im Streaming bei')
  const country = [
    { value: 'USA', count: 90 },
    { value: 'Belgien', count: 40 },
    { value: 'Japan', count: 12 },
  ]
  const learned = { ...counts, last: { ...counts.last, data: { ...counts.last.data, country } } }
  learn({ [toResourceKey(filmCountsRef({}))]: learned })
  expect(dialog.getByRole('radio', { name: 'USA 90' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Western 0' })).toBeInTheDocument()
  const then = places()
  expect(then.filter((each) => each !== 'Belgien' && each !== 'MUBI')).toEqual(first)
  expect(then.slice(-4)).toEqual(['USA', 'Belgien', 'Im Streaming bei', 'MUBI'])
  const none = { genre: [], decade: [], country: [], provider: [] }
  learn({ [toResourceKey(filmCountsRef({}))]: { ...counts, last: { ...counts.last, data: none } } })
  expect(places()).toEqual(then)
})

it('has one span of years and one country at a time, and the choice of none', async () => {
  const filter = { year: '1990-1999' }
  const { onFilter } = await showTitles(ready(), { filter, known: { [toResourceKey(filmCountsRef(filter))]: counts } })
  const dialog = await openFilters()
  expect(dialog.getByRole('radio', { name: '1990er 7' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Alle Länder' })).toBeChecked()
  await userEvent.click(dialog.getByRole('radio', { name: 'Alle Jahre' }))
  expect(onFilter).toHaveBeenLastCalledWith({ year: undefined }, false)
})

it('is one step of the history for each time it is opened', async () => {
  const { onFilter } = await showTitles(ready())
  const choose = async () => {
    const dialog = await openFilters()
    await userEvent.click(dialog.getByRole('button', { name: 'Western' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Drama' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }))
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'))
  }
  await choose()
  await choose()
  expect(onFilter.mock.calls.map(([, replaces]) => replaces)).toEqual([false, true, false, true])
})

it('has a chip for each chosen value, which takes it out, and keeps order and look where all are taken out', async () => {
  const filter = { genre: ['Drama'], year: '1994', provider: ['mubi'], order: 'best', view: 'rows' } as const
  const asked = { ...anAnswer().filters, provider: [{ value: 'mubi', name: 'MUBI' }] }
  const { onFilter } = await showTitles(ready({ filters: asked }), {
    filter: { ...filter, genre: ['Drama'], provider: ['mubi'] },
  })
  await userEvent.click(screen.getByRole('button', { name: 'MUBI' }))
  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ genre: ['Drama'], provider: undefined }))
  await userEvent.click(screen.getByRole('button', { name: '1994' }))
  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ year: undefined, provider: ['mubi'] }))
  expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filter löschen' }))
  expect(onFilter).toHaveBeenLastCalledWith({ order: 'best', view: 'rows' })
})
