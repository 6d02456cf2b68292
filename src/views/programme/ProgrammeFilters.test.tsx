import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { aCity } from '../../../test/builders/cinema.ts'
import { geolocationAtom } from '../../atoms/cinema.ts'
import { ProgrammeFilters } from './ProgrammeFilters.tsx'

type Props = ComponentProps<typeof ProgrammeFilters>

const cities: Props['cities'] = {
  state: 'ready',
  last: {
    data: { items: [aCity(), aCity({ slug: 'hamburg', name: 'Hamburg' })] },
    fetchedAt: '2026-11-21T13:03:00.000Z',
    source: 'network',
  },
  fetchingMore: false,
}

function showFilters(props: Partial<Props> = {}, getCurrentPosition: Geolocation['getCurrentPosition'] = () => {}) {
  const store = createStore()
  store.set(geolocationAtom, { open: () => ({ getCurrentPosition }) })
  const onChange = vi.fn<Props['onChange']>()
  render(
    <Provider store={store}>
      <ProgrammeFilters filter={{}} city="berlin" cities={cities} onChange={onChange} {...props} />
    </Provider>,
  )
  return onChange
}

it('chooses a city, and shows the one that the server took', async () => {
  const onChange = showFilters()
  expect(screen.getByLabelText('Stadt')).toHaveDisplayValue('Berlin')
  await userEvent.selectOptions(screen.getByLabelText('Stadt'), 'Hamburg')
  expect(onChange).toHaveBeenCalledWith({ city: 'hamburg' })
})

it('asks for the position only when pressed, and takes it', async () => {
  const onChange = showFilters({}, (ok) =>
    ok({ coords: { latitude: 52.52, longitude: 13.405 } } as GeolocationPosition),
  )
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Standort' }))
  expect(onChange).toHaveBeenCalledWith({ coordinates: '52.520,13.405' })
})

it('says honestly that the position is refused', async () => {
  const onChange = showFilters({}, (_ok, fail) => fail?.({ code: 1 } as GeolocationPositionError))
  await userEvent.click(screen.getByRole('button', { name: 'Standort' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Dein Standort ist für diese Seite gesperrt.')
  expect(onChange).not.toHaveBeenCalled()
})

it('turns versions on and off, the last one to none at all', async () => {
  const onChange = showFilters({ filter: { version: ['OmU'] } })
  expect(screen.getByRole('button', { name: 'OmU' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'OV' }))
  expect(onChange).toHaveBeenLastCalledWith({ version: ['OmU', 'OV'] })
  await userEvent.click(screen.getByRole('button', { name: 'OmU' }))
  expect(onChange).toHaveBeenLastCalledWith({ version: undefined })
})

it('leaves the default order out of the URL', async () => {
  const onChange = showFilters({ filter: { order: 'rating' } })
  await userEvent.selectOptions(screen.getByLabelText('Sortieren'), 'Beliebt')
  expect(onChange).toHaveBeenLastCalledWith({ order: undefined })
  await userEvent.selectOptions(screen.getByLabelText('Sortieren'), 'Vorhersage')
  expect(onChange).toHaveBeenLastCalledWith({ order: 'forecast' })
})
