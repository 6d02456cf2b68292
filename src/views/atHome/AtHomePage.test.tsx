import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import type { AtHomeList, atHomeCall } from '#contract/atHome.ts'
import type { Answer } from '#contract/call.ts'
import { anAtHomeTitle, aTitleSummary, atHomeFilters } from '../../../test/builders/atHome.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { atHomeRef } from '../../atoms/atHome/refs.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import type { Api } from '../../sync/api.ts'
import { DatedPart, type DatedPartProps } from '../../ui/reminders/datedPart.ts'
import { AtHomePage } from './AtHomePage.tsx'

const AT = '2026-11-21T13:03:00.000Z'

async function show(
  list: AtHomeList,
  resource: Resource<unknown>,
  props: Partial<ComponentProps<typeof AtHomePage>> = {},
) {
  const store = createStore()
  const call = vi.fn(async () => ({ kind: 'unreachable' as const }))
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T13:04:00.000Z') })
  const filter = props.filter ?? {}
  store.set(resourcesAtom, { [toResourceKey(atHomeRef(list, filter))]: resource })
  const onFilter = vi.fn()
  const Part = ({ thing: { type, id, title, date, detail, path } }: DatedPartProps) => (
    <i>{[type, id, title, date, detail, path].join(' ')}</i>
  )
  await renderAt(
    <DatedPart value={Part}>
      <AtHomePage path="/da" list={list} query={filter} filter={filter} onFilter={onFilter} {...props} />
    </DatedPart>,
    { store },
  )
  return { call, onFilter }
}

const ready = (part: Partial<Answer<typeof atHomeCall>> = {}): Resource<unknown> => ({
  state: 'ready',
  last: {
    data: { items: [anAtHomeTitle()], nextPage: null, filters: atHomeFilters(), ...part },
    fetchedAt: AT,
    source: 'network',
  },
  fetchingMore: false,
})

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('names provider and payment, and groups what is new by day', async () => {
  const title = aTitleSummary({ id: 'm-2', title: 'Spalt' })
  await show('streaming', ready({ items: [anAtHomeTitle(), anAtHomeTitle({ title, date: '2026-11-19' })] }))
  expect(headings()).toEqual(['Heute, 21. November', 'Donnerstag, 19. November'])
  const card = screen.getByRole('link', { name: /Salz/ })
  expect(card).toHaveTextContent('im Abo bei Salon')
  expect(card).toHaveAttribute('href', '/movies/salz')
})

it('groups discs by week, with their media and the lowest price', async () => {
  const provider = { slug: 'scheibe', name: 'Silberscheibe', url: null }
  const offers = [
    { id: '1', provider, model: 'buy' as const, price: 1099, quality: 'Blu-ray' as const },
    { id: '2', provider, model: 'buy' as const, price: 799, quality: 'DVD' as const },
  ]
  const at = (date: string) => anAtHomeTitle({ date, offers, title: aTitleSummary({ id: date, title: date }) })
  await show('discs', ready({ items: ['2026-11-20', '2026-11-16', '2026-11-15', '2026-11-01'].map(at) }))
  expect(headings()).toEqual(['Diese Woche', 'Letzte Woche', 'Woche vom 26. Oktober'])
  expect(screen.getByRole('link', { name: /2026-11-20/ })).toHaveTextContent('DVD, Blu-ray · ab 7,99 € · Silberscheibe')
})

it('says of what ends how long it is there', async () => {
  const at = (date: string) => anAtHomeTitle({ date, title: aTitleSummary({ id: date }) })
  await show('ending', ready({ items: ['2026-11-21', '2026-11-22', '2026-11-30'].map(at) }))
  expect(headings()).toEqual(['Nur noch heute', 'Nur noch bis morgen', 'Letzter Tag: Mo 30. November'])
})

it('leaves out of a copy read later what has ended, and discs that are out by now', async () => {
  const at = (date: string) => anAtHomeTitle({ date, title: aTitleSummary({ id: date }) })
  await show('ending', ready({ items: ['2026-11-20', '2026-11-21'].map(at) }))
  expect(headings()).toEqual(['Nur noch heute'])
  cleanup()
  await show('upcoming-discs', ready({ items: ['2026-11-21', '2026-11-22'].map(at) }))
  expect(headings()).toEqual(['Morgen, 22. November'])
})

it('has the ways to hold on to a disc that is to come, and to nothing that is out', async () => {
  const offers = ['Blu-ray', 'DVD'].map((quality) => ({
    ...{ id: `of-${quality}`, provider: { slug: 'scheibe', name: 'Silberscheibe', url: null }, model: 'buy' as const },
    ...{ price: 799, quality: quality as 'DVD' },
  }))
  const items = [anAtHomeTitle({ date: '2026-12-04', offers })]
  await show('upcoming-discs', ready({ items }))
  expect(screen.getByText('discs of-Blu-ray Salz 2026-12-04 Blu-ray /movies/salz')).toBeVisible()
  cleanup()
  await show('discs', ready({ items }))
  expect(screen.queryByText(/^discs/)).toBeNull()
})

it('filters by provider, with the number of titles beside it, and takes a chosen one out again', async () => {
  const { onFilter } = await show('streaming', ready({ filters: atHomeFilters({ total: 0 }) }), {
    filter: { provider: ['weg'], genre: ['Drama'] },
  })
  const filters = within(screen.getByRole('group', { name: 'Angebote filtern' }))
  await userEvent.click(filters.getByRole('button', { name: 'Salon 1' }))
  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ provider: ['weg', 'salon'], genre: ['Drama'] }))
  await userEvent.click(filters.getByRole('button', { name: 'weg 0', pressed: true }))
  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ provider: undefined, genre: ['Drama'] }))
  await userEvent.click(screen.getByRole('button', { name: 'Filter löschen' }))
  expect(onFilter).toHaveBeenLastCalledWith({})
})

it('says no number before it is known', async () => {
  await show('streaming', { state: 'fetching', last: null }, { filter: { provider: ['weg'], model: ['flat'] } })
  const filters = within(screen.getByRole('group', { name: 'Angebote filtern' }))
  expect(filters.getByRole('option', { name: 'Filme' })).toBeInTheDocument()
  expect(filters.getByRole('option', { name: 'Serien' })).toBeInTheDocument()
  expect(filters.getByRole('button', { name: 'weg', pressed: true })).toBeInTheDocument()
  expect(filters.getByRole('button', { name: 'Im Abo', pressed: true })).toBeInTheDocument()
})

it('says what tips are, and when nothing fits', async () => {
  await show('tips', ready({ items: [], filters: atHomeFilters({ total: 0 }) }))
  expect(screen.getByText(/in den letzten 90 Tagen auf Scheibe erschienen/)).toBeInTheDocument()
  expect(screen.getByText('Nichts dabei')).toBeInTheDocument()
})

it('tells being offline apart from an error, and keeps what was loaded while a refresh fails', async () => {
  const failed = (reason: string, last: unknown = null) => ({ state: 'failed', last, failure: { reason } }) as never
  await show('discs', failed('unreachable'))
  expect(screen.getByText('Diese Angebote sind nicht auf deinem Gerät')).toBeInTheDocument()
  const { last } = ready() as { last: unknown }
  const { call } = await show('streaming', failed('server', last))
  expect(screen.getByText('Du siehst den Stand von heute 14:03.')).toBeInTheDocument()
  expect(screen.getAllByText('Salz').length).toBeGreaterThan(0)
  await userEvent.click(screen.getAllByRole('button', { name: 'Erneut versuchen' }).at(-1) as HTMLElement)
  expect(call).toHaveBeenCalled()
})
