import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aConfirmedItem, aConfirmedList, aListedTitle } from '../../../test/builders/lists.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { AddToListForm } from './AddToListForm.tsx'

const salz = aListedTitle('Salz')
const ADDRESS = '/api/movies/m-salz/user_lists'
const rain = aConfirmedList('rain', { name: 'Regennächte' })
const doors = aConfirmedList('doors', { name: 'Türen' })

async function show(confirmed: Parameters<typeof aMemberPage>[0] = [], served: Served = { [ADDRESS]: [] }) {
  const page = await aMemberPage(confirmed)
  const { api, asked } = servedApi(served)
  page.store.set(apiAtom, api)
  await renderAt(<AddToListForm title={salz} />, { store: page.store })
  const field = await screen.findByRole('combobox', { name: 'Liste' })
  return { ...page, asked, field, user: userEvent.setup() }
}

const submit = () => screen.getByRole('button', { name: 'Hinzufügen' })

it('says that the lists are loaded while the device has not answered', async () => {
  const { store } = await aMemberPage()
  const never = () => new Promise<never>(() => {})
  store.set(openOutboxAtom, { open: never })
  store.set(apiAtom, { call: never })
  await renderAt(<AddToListForm title={salz} />, { store })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Liste' }))
  expect(screen.getByText('Lade Listen ...')).toBeVisible()
})

it('says that there are no lists yet, and that they are loaded', async () => {
  const { field, user } = await show()
  await user.click(field)
  expect(await screen.findByText('Du hast noch keine Listen angelegt.')).toBeVisible()
  expect(field).toHaveAttribute('placeholder', 'Liste suchen oder erstellen ...')
})

it('chooses the first list that does not hold the title; those that do cannot be chosen', async () => {
  const { field, user } = await show([rain, doors, aConfirmedItem('rain', salz)])
  await waitFor(() => expect(field).toHaveValue('Türen'))
  await user.click(field)
  const held = screen.getByRole('option', { name: /Regennächte/ })
  expect(held).toHaveAttribute('aria-disabled', 'true')
  expect(held).toHaveTextContent('schon auf der Liste')
  await user.click(held)
  expect(field).toHaveAttribute('aria-expanded', 'true')
})

it('filters by any case, stays open when the text is cleared, closes with a choice and shows its name', async () => {
  const { field, user } = await show([rain, doors])
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  await user.clear(field)
  expect(field).toHaveAttribute('aria-expanded', 'true')
  await user.type(field, 'tÜR')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.clear(field)
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await user.type(field, 'tür{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
  await user.keyboard('{Enter}')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).toHaveValue('Türen')
})

it.each(['before', 'after'])('replaces the chosen list by what is typed, focused %s its name came', async (when) => {
  const { field, user } = await show([rain, doors])
  if (when === 'before') act(() => field.focus())
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  act(() => field.focus())
  await user.keyboard('tür')
  expect(field).toHaveValue('tür')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue('Türen')
  await user.keyboard('r')
  expect(field).toHaveValue('r')
})

it('offers the lists that only the server knows yet', async () => {
  const { field, user, asked } = await show([], {
    [ADDRESS]: [{ id: 'far', name: 'Von fern', item_on_list: false, items_count: 7 }],
  })
  await waitFor(() => expect(field).toHaveValue('Von fern'))
  await user.click(field)
  expect(screen.getByRole('option', { name: /Von fern/ })).toHaveTextContent('7')
  expect(asked).toEqual([ADDRESS])
})

it('says that the lists could not be loaded when the server fails, and nothing without a network', async () => {
  const failing = await show([rain], { [ADDRESS]: 500 })
  await waitFor(() =>
    expect(failing.store.get(toastAtom)).toMatchObject({
      message: 'Beim Laden deiner Listen ist ein Fehler aufgetreten. Versuche es später nochmal.',
    }),
  )
})

it('serves the device’s own lists without a network', async () => {
  const { field, store } = await show([rain], {})
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  expect(store.get(toastAtom)).toBeNull()
})

it('flags the field and shakes for 400 ms when nothing is chosen', async () => {
  const { field, user, device } = await show()
  await user.click(submit())
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByText('Wähle zuerst eine Liste.')).toBeVisible()
  const shaken = submit().parentElement
  expect(shaken).toHaveAttribute('data-shaking')
  await waitFor(() => expect(shaken).not.toHaveAttribute('data-shaking'))
  expect(await device.rows()).toEqual([])
})

it('puts the title on no list that was not chosen: what was typed stays and asks for the plus', async () => {
  const { field, user, device } = await show([rain, doors])
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  await user.click(field)
  await user.type(field, 'Am Wasser')
  await user.click(submit())
  expect(field).toHaveValue('Am Wasser')
  expect(screen.getByText(/^„Am Wasser“ ist noch nicht gewählt/)).toBeVisible()
  expect(await device.rows()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Liste „Am Wasser“ anlegen' }))
  await user.click(submit())
  await waitFor(async () => expect(await device.rows()).toHaveLength(2))
})

it('makes the list that was typed and puts the title on it by one button, which says so', async () => {
  const { field, user, device } = await show([rain, doors])
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  await user.click(field)
  await user.type(field, 'Am Wasser')
  const both = { name: 'Liste anlegen und hinzufügen' }
  expect(screen.queryByRole('button', both)).toBeNull()
  await user.click(submit())
  await user.click(screen.getByRole('checkbox', { name: 'Privat: nur du siehst diese Liste' }))
  await user.click(screen.getByRole('button', both))
  await waitFor(async () =>
    expect(await device.rows()).toMatchObject([
      { kind: 'createList', args: { name: 'Am Wasser', private: true } },
      { kind: 'addListItem', args: { name: 'Am Wasser', id: 'm-salz' } },
    ]),
  )
  expect(screen.queryByRole('button', both)).toBeNull()
  expect(screen.queryByText(/ist noch nicht gewählt/)).toBeNull()
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
})

it('says of a list that holds the title that it does, and offers no second one of that name', async () => {
  const { field, user } = await show([rain, doors, aConfirmedItem('rain', salz)])
  await waitFor(() => expect(field).toHaveValue('Türen'))
  await user.click(field)
  await user.type(field, 'regennächte')
  await user.click(submit())
  expect(screen.getByText('Der Titel steht schon auf „regennächte“.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Liste anlegen und hinzufügen' })).toBeNull()
})

it('takes the whole name of a list for a choice', async () => {
  const { field, user, device } = await show([rain, doors])
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  await user.click(field)
  await user.type(field, 'türen')
  await user.click(submit())
  await waitFor(async () => expect(await device.rows()).toMatchObject([{ args: { name: 'Türen' } }]))
})

it('only focuses the field when a list shall be made of nothing', async () => {
  const { field, user } = await show([rain])
  await user.click(field)
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Neue Liste anlegen' }))
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('aria-expanded', 'true')
})

it('makes a new list first and then puts the title on it, clears the description and chooses the next list', async () => {
  const { field, user, device } = await show([rain])
  await user.click(field)
  await user.clear(field)
  await user.type(field, 'Am Wasser')
  await user.click(screen.getByRole('button', { name: 'Liste „Am Wasser“ anlegen' }))
  expect(field).toHaveValue('Am Wasser')
  const description = screen.getByRole('textbox', { name: 'Beschreibung' })
  await user.type(description, 'Der Leuchtturm')
  await user.click(submit())
  await waitFor(() => expect(description).toHaveValue(''))
  const [made, added] = await device.rows()
  expect([made, added]).toMatchObject([
    { kind: 'createList', args: { name: 'Am Wasser' } },
    { kind: 'addListItem', args: { name: 'Am Wasser', description: 'Der Leuchtturm', id: 'm-salz' } },
  ])
  expect(added?.deps).toEqual([made?.key])
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
})

it('asks who sees a list that is made, and of no other', async () => {
  const { field, user, device } = await show([rain])
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(field)
  await user.clear(field)
  await user.type(field, 'Nur für mich')
  await user.click(screen.getByRole('button', { name: 'Liste „Nur für mich“ anlegen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Privat: nur du siehst diese Liste' }))
  await user.click(submit())
  await waitFor(async () =>
    expect((await device.rows())[0]).toMatchObject({
      kind: 'createList',
      args: { name: 'Nur für mich', private: true },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
})

it('counts what is left from 50 characters on', async () => {
  const { user } = await show([rain])
  const description = screen.getByRole('textbox', { name: /Beschreibung/ })
  await user.click(description)
  await user.paste('x'.repeat(204))
  expect(screen.queryByText(/^noch/)).toBeNull()
  await user.paste('x')
  expect(screen.getByText('noch 50 Zeichen')).toBeVisible()
})

it('keeps what was typed when the device could not store it', async () => {
  const { field, user, store, device } = await show([rain])
  await waitFor(() => expect(field).toHaveValue('Regennächte'))
  const outbox = createOutbox(device)
  const enqueue = async () => ({ kind: 'storageFailed', reason: 'full' }) as const
  store.set(openOutboxAtom, { open: async () => ({ ...outbox, enqueue }) })
  await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), 'Darum')
  await user.click(submit())
  await waitFor(() => expect(store.get(toastAtom)).toMatchObject({ kind: 'error' }))
  expect(screen.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Darum')
  expect(submit()).not.toHaveAttribute('aria-disabled')
})
