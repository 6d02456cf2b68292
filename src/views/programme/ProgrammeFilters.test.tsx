import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { aCinemaMovie, aCity, aProgrammeFilters } from '../../../test/builders/cinema.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { geolocationAtom } from '../../atoms/cinema/cinema.ts'
import { ProgrammeFilters } from './ProgrammeFilters.tsx'

beforeAll(letDialogsOpen)

type Props = ComponentProps<typeof ProgrammeFilters>

const place: Props['place'] = {
  name: 'Berlin',
  city: 'berlin',
  cities: [aCity(), aCity({ slug: 'hamburg', name: 'Hamburg' })],
}
const programme: Props['counted']['programme'] = {
  state: 'ready',
  last: {
    data: { items: [aCinemaMovie()], nextPage: null, filters: aProgrammeFilters() },
    fetchedAt: '2026-11-21T13:03:00.000Z',
    source: 'network',
  },
  fetchingMore: false,
}
const actions: Props['actions'] = {
  find: async () => 'unknown',
  suggest: async () => [],
  locate: async () => ({ kind: 'denied' }),
}

async function showFilters(
  props: Partial<Props> = {},
  getCurrentPosition: Geolocation['getCurrentPosition'] = () => {},
) {
  const store = createStore()
  store.set(geolocationAtom, { open: () => ({ getCurrentPosition }) })
  const onChange = vi.fn<Props['onChange']>()
  await renderAt(
    <ProgrammeFilters
      filter={{}}
      place={place}
      actions={actions}
      onChange={onChange}
      isMember={false}
      counted={{ programme, query: { date: '2026-11-21' } }}
      {...props}
    />,
    { store },
  )
  return onChange
}

it('says where it looks, and chooses another city', async () => {
  const onChange = await showFilters()
  await userEvent.click(screen.getByRole('button', { name: 'Ort: Berlin' }))
  await userEvent.click(screen.getByRole('button', { name: /^Hamburg/ }))
  expect(onChange).toHaveBeenCalledWith({ city: 'hamburg' })
})

it('asks for the position only when pressed, and takes it', async () => {
  const onChange = await showFilters({}, (ok) =>
    ok({ coords: { latitude: 52.52, longitude: 13.405 } } as GeolocationPosition),
  )
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Standort' }))
  expect(onChange).toHaveBeenCalledWith({ coordinates: '52.520,13.405' })
})

it('says honestly that the position is refused', async () => {
  const onChange = await showFilters({}, (_ok, fail) => fail?.({ code: 1 } as GeolocationPositionError))
  await userEvent.click(screen.getByRole('button', { name: 'Standort' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Dein Standort ist für diese Seite gesperrt.')
  expect(onChange).not.toHaveBeenCalled()
})

it('turns versions on and off, the last one to none at all', async () => {
  const onChange = await showFilters({ filter: { version: ['OmU'] } })
  expect(screen.getByRole('button', { name: 'OmU' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'OV' }))
  expect(onChange).toHaveBeenLastCalledWith({ version: ['OmU', 'OV'] })
  await userEvent.click(screen.getByRole('button', { name: 'OmU' }))
  expect(onChange).toHaveBeenLastCalledWith({ version: undefined })
})

it('keeps every version, feature and genre in the sheet, and counts what is chosen', async () => {
  const onChange = await showFilters({ filter: { version: ['OmU'], feature: ['3D'], genre: ['Drama'] } })
  await userEvent.click(screen.getByRole('button', { name: 'Filter (3)' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(sheet.getByRole('button', { name: 'Drama' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(sheet.getByRole('button', { name: 'Barrierefrei' }))
  expect(onChange).toHaveBeenLastCalledWith({ feature: ['3D', 'barrierefrei'] }, false)
  await userEvent.click(sheet.getByRole('button', { name: 'Krimi' }))
  expect(onChange).toHaveBeenLastCalledWith({ genre: ['Drama', 'Krimi'] }, true)
  await userEvent.click(sheet.getByRole('button', { name: 'Filter zurücksetzen' }))
  expect(onChange).toHaveBeenLastCalledWith({ version: undefined, feature: undefined, genre: undefined }, true)
})

it('leaves the default order out of the URL', async () => {
  const onChange = await showFilters({ filter: { order: 'rating' } })
  await userEvent.selectOptions(screen.getByLabelText('Sortieren'), 'Beliebt')
  expect(onChange).toHaveBeenLastCalledWith({ order: undefined })
  await userEvent.selectOptions(screen.getByLabelText('Sortieren'), 'Vorhersage')
  expect(onChange).toHaveBeenLastCalledWith({ order: 'forecast' })
})

it('narrows to the evening, and for members to their watchlist', async () => {
  const onChange = await showFilters({ filter: { merkliste: '1' }, isMember: true })
  await userEvent.click(screen.getByRole('button', { name: 'ab 18 Uhr' }))
  expect(onChange).toHaveBeenCalledWith({ ab: '18' })
  const chip = screen.getByRole('button', { name: 'Nur Merkliste' })
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(chip)
  expect(onChange).toHaveBeenCalledWith({ merkliste: undefined })
})

it('offers no watchlist to a visitor, and says on the sheet how many films remain', async () => {
  await showFilters()
  expect(screen.queryByRole('button', { name: 'Nur Merkliste' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByRole('button', { name: '1 Film zeigen' })).toBeInTheDocument()
})
