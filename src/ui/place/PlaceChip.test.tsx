import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { aCity } from '../../../test/builders/cinema.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { PlaceChip } from './PlaceChip.tsx'

beforeAll(letDialogsOpen)

type Props = ComponentProps<typeof PlaceChip>

const cities = [
  aCity({ cinemas: 10 }),
  aCity({ slug: 'muenchen', name: 'München', cinemas: 6 }),
  aCity({ slug: 'husum', name: 'Husum', cinemas: 1 }),
]

/** Opens the dialog with a server that answers `found`, and a device that answers `position`. */
async function openPlace({
  found = 'found',
  position = { kind: 'denied' },
  places = [],
}: {
  found?: Awaited<ReturnType<Props['actions']['find']>>
  position?: Awaited<ReturnType<Props['actions']['locate']>>
  places?: Awaited<ReturnType<Props['actions']['suggest']>>
} = {}) {
  const onChange = vi.fn<Props['onChange']>()
  const find = vi.fn(async () => found)
  render(
    <PlaceChip
      name="Berlin"
      city="berlin"
      cities={cities}
      actions={{ find, locate: async () => position, suggest: async () => places }}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ort: Berlin' }))
  return { onChange, find, dialog: within(screen.getByRole('dialog', { name: 'Wo willst du ins Kino?' })) }
}

it('chooses one of the cities, and marks the one that is chosen', async () => {
  const { dialog, onChange } = await openPlace()
  expect(dialog.getByRole('button', { name: 'Berlin 10 Kinos' })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(dialog.getByRole('button', { name: 'Husum 1 Kino' }))
  expect(onChange).toHaveBeenCalledWith({ city: 'husum' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('narrows the cities while somebody types, with umlauts or without', async () => {
  const { dialog } = await openPlace()
  await userEvent.type(dialog.getByLabelText('Postleitzahl oder Ort'), 'muen')
  expect(dialog.getByRole('button', { name: 'München 6 Kinos' })).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /Husum/ })).not.toBeInTheDocument()
  await userEvent.type(dialog.getByLabelText('Postleitzahl oder Ort'), 'chenbach')
  expect(await dialog.findByText('Diesen Ort kennen wir nicht.')).toBeInTheDocument()
})

it('takes a postcode with Enter, and a city of the list without asking the server', async () => {
  const postcode = await openPlace()
  await userEvent.type(postcode.dialog.getByLabelText('Postleitzahl oder Ort'), ' 35037 {Enter}')
  expect(postcode.find).toHaveBeenCalledWith('35037')
  expect(postcode.onChange).toHaveBeenCalledWith({ location: '35037' })
  await userEvent.click(screen.getByRole('button', { name: 'Ort: Berlin' }))
  await userEvent.type(screen.getByLabelText('Postleitzahl oder Ort'), 'MUENCHEN{Enter}')
  expect(postcode.onChange).toHaveBeenLastCalledWith({ city: 'muenchen' })
  expect(postcode.find).toHaveBeenCalledOnce()
})

const aPlace = (name: string, state: string, postcode: string, city: string | null = null) => ({
  ...{ name, state, postcode, city },
  location: `${postcode} ${name}`,
})

it('offers every place that may be meant, also one without cinemas, and takes the first with Enter', async () => {
  const places = [aPlace('Buxtehude', 'Niedersachsen', '21614'), aPlace('Buxheim', 'Bayern', '87740')]
  const { dialog, onChange, find } = await openPlace({ places })
  const field = dialog.getByLabelText('Postleitzahl oder Ort')
  await userEvent.type(field, 'Buxt')
  await userEvent.click(await dialog.findByRole('button', { name: 'Buxheim 87740, Bayern' }))
  expect(onChange).toHaveBeenLastCalledWith({ location: '87740 Buxheim' })
  await userEvent.click(screen.getByRole('button', { name: 'Ort: Berlin' }))
  await userEvent.type(screen.getByLabelText('Postleitzahl oder Ort'), 'Buxt')
  await screen.findByRole('button', { name: 'Buxtehude 21614, Niedersachsen' })
  await userEvent.type(screen.getByLabelText('Postleitzahl oder Ort'), '{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ location: '21614 Buxtehude' })
  expect(find).not.toHaveBeenCalled()
})

it('finds a city with cinemas although it is misspelled, once', async () => {
  const { dialog, onChange } = await openPlace({ places: [aPlace('Husum', 'Schleswig-Holstein', '25813', 'husum')] })
  await userEvent.type(dialog.getByLabelText('Postleitzahl oder Ort'), 'hsum')
  await userEvent.click(await dialog.findByRole('button', { name: 'Husum 1 Kino' }))
  expect(onChange).toHaveBeenCalledWith({ city: 'husum' })
})

it('puts what is meant first, the city with cinemas before its districts, and leaves the surroundings where they are', async () => {
  const places = [
    aPlace('Husum', 'Schleswig-Holstein', '25813', 'husum'),
    aPlace('Husum Rödemis', 'Schleswig-Holstein', '25813'),
  ]
  const { dialog, onChange } = await openPlace({ places })
  const names = () =>
    dialog
      .getAllByRole('button')
      .map((button) => button.textContent)
      .filter(Boolean)
  const before = names().indexOf('In meiner Nähe')
  await userEvent.type(dialog.getByLabelText('Postleitzahl oder Ort'), 'hu')
  await dialog.findByRole('button', { name: /Rödemis/ })
  const found = names().slice(names().indexOf('In meiner Nähe') + 1)
  expect(found).toEqual(['Husum 1 Kino', 'Husum Rödemis 25813, Schleswig-Holstein'])
  expect(names().indexOf('In meiner Nähe')).toBe(before)
  await userEvent.click(dialog.getByRole('button', { name: 'Husum 1 Kino' }))
  expect(onChange).toHaveBeenCalledWith({ city: 'husum' })
})

it('is cleared by the same drawn cross as every search field, and takes the focus back', async () => {
  const { dialog } = await openPlace()
  const field = dialog.getByLabelText('Postleitzahl oder Ort')
  await userEvent.type(field, 'hus')
  expect(dialog.queryByRole('button', { name: /München/ })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Eingabe löschen' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(dialog.getByRole('button', { name: /München/ })).toBeVisible()
})

it('says while somebody types that the list of places needs the network', async () => {
  const { dialog } = await openPlace({ places: 'unreachable' })
  await userEvent.type(dialog.getByLabelText('Postleitzahl oder Ort'), 'mü')
  expect(await dialog.findByText(/^Ohne Netz lassen sich nur Städte/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'München 6 Kinos' })).toBeVisible()
})

it('says that nobody knows a place, and keeps what was typed', async () => {
  const { dialog, onChange } = await openPlace({ found: 'unknown' })
  const field = dialog.getByLabelText('Postleitzahl oder Ort')
  await userEvent.type(field, 'Nirgendwo{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent('Diesen Ort kennen wir nicht.')
  expect(field).toHaveValue('Nirgendwo')
  expect(field).toHaveAccessibleDescription('Diesen Ort kennen wir nicht.')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.type(field, 's')
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

it('says that other places need the network', async () => {
  const { dialog } = await openPlace({ found: 'unreachable' })
  await userEvent.type(dialog.getByLabelText('Postleitzahl oder Ort'), '35037{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent('nur Städte aus der Liste')
})

it('takes the surroundings, or says why it cannot', async () => {
  const here = await openPlace({ position: { kind: 'here', coordinates: '50.810,8.770' } })
  await userEvent.click(here.dialog.getByRole('button', { name: 'In meiner Nähe' }))
  expect(here.onChange).toHaveBeenCalledWith({ coordinates: '50.810,8.770' })
})

it('says honestly that the position is refused', async () => {
  const { dialog, onChange } = await openPlace()
  await userEvent.click(dialog.getByRole('button', { name: 'In meiner Nähe' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Dein Standort ist für diese Seite gesperrt.')
  expect(onChange).not.toHaveBeenCalled()
})
