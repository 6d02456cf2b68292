import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { expect, it, vi } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aCinema } from '../../../test/builders/cinema.ts'
import { aCard, aConfirmedItem, aConfirmedList, aListedTitle } from '../../../test/builders/lists.ts'
import { aSuggestion } from '../../../test/builders/search.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { ownListsAtom } from '../../atoms/lists/lists.ts'
import { heldAnswersAtom } from '../../atoms/search/heldSearch.ts'
import { ListEditor } from './ListEditor.tsx'

function Editor({ onDone }: { onDone: () => void }) {
  const list = useAtomValue(ownListsAtom)?.lists[0]
  return list ? <ListEditor list={list} onDone={onDone} /> : null
}

async function show(onDone = () => {}) {
  const page = await aMemberPage([
    aConfirmedList('rain', { name: 'Regen' }),
    aConfirmedItem('rain', aListedTitle('Salz'), 1),
    aConfirmedItem('rain', aListedTitle('Moor'), 2),
    aConfirmedItem('rain', aListedTitle('Spalt'), 3),
  ])
  await renderAt(<Editor onDone={onDone} />, { store: page.store })
  await screen.findByRole('heading', { name: 'Liste bearbeiten' })
  const titles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)
  return { ...page, titles }
}

it('moves by arrow keys at the handle and by buttons, says where to, and keeps the order', async () => {
  const { store, titles, device } = await show()
  goOffline(store)
  fireEvent.keyDown(screen.getByRole('button', { name: '„Spalt“ verschieben' }), { key: 'ArrowUp' })
  await waitFor(() => expect(titles()).toEqual(['Salz', 'Spalt', 'Moor']))
  expect(screen.getByText('„Spalt“ ist jetzt auf Platz 2 von 3.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '„Salz“ nach unten' }))
  await waitFor(() => expect(titles()).toEqual(['Spalt', 'Salz', 'Moor']))
  await expect
    .poll(async () => (await device.rows()).map(({ kind, args }) => [kind, args]))
    .toMatchObject([['orderList', { order: ['movies/m-spalt', 'movies/m-salz', 'movies/m-moor'] }]])
  expect(await screen.findByText('Gespeichert, wird gesendet, sobald du online bist')).toBeVisible()
})

it('stays where it is at the ends', async () => {
  const { device } = await show()
  const up = screen.getByRole('button', { name: '„Salz“ nach oben' })
  expect(up).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(up)
  expect(await device.rows()).toEqual([])
})

it('takes a title off', async () => {
  const { titles, device } = await show()
  fireEvent.click(screen.getByRole('button', { name: '„Moor“ von der Liste nehmen' }))
  await waitFor(() => expect(titles()).toEqual(['Salz', 'Spalt']))
  expect(await device.rows()).toMatchObject([{ kind: 'removeListItem', args: { id: 'm-moor' } }])
})

it('changes the words about a title in place, and leaves it where it is', async () => {
  const { titles, device } = await show()
  const opener = () => screen.getByRole('button', { name: /^Notiz (schreiben|ändern) zu „Moor“$/ })
  fireEvent.click(opener())
  const field = screen.getByRole('textbox', { name: 'Notiz zu „Moor“' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: ' Nebel, eine Stunde lang. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  expect(await screen.findByText('Nebel, eine Stunde lang.')).toBeVisible()
  expect(titles()).toEqual(['Salz', 'Moor', 'Spalt'])
  expect(opener()).toHaveFocus()
  expect(await device.rows()).toMatchObject([
    { kind: 'addListItem', args: { id: 'm-moor', description: 'Nebel, eine Stunde lang.' } },
  ])
})

it('leaves the words about a title as they are with Escape', async () => {
  const { device } = await show()
  fireEvent.click(screen.getByRole('button', { name: 'Notiz schreiben zu „Salz“' }))
  const field = screen.getByRole('textbox', { name: 'Notiz zu „Salz“' })
  fireEvent.change(field, { target: { value: 'Doch nicht' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByText('Doch nicht')).toBeNull()
  expect(await device.rows()).toEqual([])
})

it('wants a name, and stores the changes', async () => {
  const { device } = await show()
  const name = screen.getByRole('textbox', { name: 'Name' })
  fireEvent.change(name, { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  expect(await screen.findByText('Gib der Liste einen Namen.')).toBeVisible()
  fireEvent.change(name, { target: { value: 'Nass' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  await expect.poll(() => device.rows()).toMatchObject([{ kind: 'updateList', args: { changes: { name: 'Nass' } } }])
})

it('stores with Fertig what was typed', async () => {
  const { device } = await show()
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Nass' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  await expect.poll(() => device.rows()).toMatchObject([{ kind: 'updateList', args: { changes: { name: 'Nass' } } }])
})

it('stores with Fertig a note that is still being written', async () => {
  const onDone = vi.fn()
  const { device } = await show(onDone)
  fireEvent.click(screen.getByRole('button', { name: 'Notiz schreiben zu „Moor“' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Notiz zu „Moor“' }), { target: { value: ' Nebel. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(await device.rows()).toMatchObject([{ kind: 'addListItem', args: { id: 'm-moor', description: 'Nebel.' } }])
})

it('stores with Fertig no note that was given up', async () => {
  const onDone = vi.fn()
  const { device } = await show(onDone)
  fireEvent.click(screen.getByRole('button', { name: 'Notiz schreiben zu „Moor“' }))
  const field = screen.getByRole('textbox', { name: 'Notiz zu „Moor“' })
  fireEvent.change(field, { target: { value: 'Doch nicht' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(await device.rows()).toEqual([])
})

it('leaves with Abbrechen what was typed unsaved', async () => {
  const onDone = vi.fn()
  const { device } = await show(onDone)
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Nass' } })
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(onDone).toHaveBeenCalled()
  expect(await device.rows()).toEqual([])
})

it('stores nothing with Fertig where nothing was changed', async () => {
  const onDone = vi.fn()
  const { device } = await show(onDone)
  fireEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(await device.rows()).toEqual([])
})

it('deletes only after it was asked', async () => {
  const { store, device } = await show()
  const remove = screen.getByRole('button', { name: 'Liste löschen' })
  fireEvent.click(remove)
  await answerConfirm(store, false)
  expect(await device.rows()).toEqual([])
  fireEvent.click(remove)
  await answerConfirm(store, true)
  await expect.poll(() => device.rows()).toMatchObject([{ kind: 'deleteList', args: { list: 'rain' } }])
})

const found = (title: string, overrides: Parameters<typeof aSuggestion>[0] = {}) =>
  aSuggestion({ id: `m-${title.toLowerCase()}`, title, card: aCard(title), ...overrides })
const addressOf = (q: string) => `/api/search?q=${q}&type=suggest&v=2&class[]=Movie&class[]=Series`

async function showSearch(served: Record<string, object | null>) {
  const page = await show()
  page.store.set(apiAtom, servedApi(served).api)
  const field = await screen.findByRole('combobox', { name: 'Titel hinzufügen' })
  return { ...page, field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) }
}

it('finds titles by what is typed and adds them by keyboard, one after the other', async () => {
  const { field, type, titles, device } = await showSearch({
    [addressOf('ne')]: [found('Nebel'), found('Netz', { itemClass: 'Series', id: 's-netz' })],
  })
  field.focus()
  type('ne')
  const list = await screen.findByRole('listbox', { name: 'Vorschläge' })
  const options = within(list).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nebel Film · 2026'),
    expect.stringContaining('Netz Serie · 2026'),
  ])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(titles()).toHaveLength(3)
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('„Netz“ steht jetzt auf Platz 4.')).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
  await waitFor(() => expect(titles()).toEqual(['Salz', 'Moor', 'Spalt', 'Netz']))
  type('ne')
  fireEvent.click(await screen.findByRole('option', { name: /Nebel/ }))
  expect(await screen.findByText('„Nebel“ steht jetzt auf Platz 5.')).toBeVisible()
  expect(await device.rows()).toMatchObject([
    { kind: 'addListItem', args: { list: 'rain', type: 'series', id: 's-netz', card: aCard('Netz'), description: '' } },
    { kind: 'addListItem', args: { type: 'movies', id: 'm-nebel', card: aCard('Nebel') } },
  ])
})

it('marks what stands on the list, and adds it no second time', async () => {
  const { field, type, device } = await showSearch({ [addressOf('mo')]: [found('Moor')] })
  type('mo')
  const option = await screen.findByRole('option', { name: /Moor.*steht schon drauf/ })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(option)
  expect(await screen.findByText('„Moor“ steht schon auf der Liste.')).toBeVisible()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await device.rows()).toEqual([])
})

it('offers nothing that a list cannot hold, and says where nothing fits', async () => {
  const { type } = await showSearch({
    [addressOf('sa')]: [found('Salzmann', { itemClass: 'Person', card: undefined })],
  })
  type('sa')
  expect(await screen.findByText('Keine Vorschläge für „sa“.')).toBeVisible()
  expect(screen.queryByRole('option')).toBeNull()
})

it('closes the suggestions with Escape and keeps what was typed', async () => {
  const { field, type } = await showSearch({ [addressOf('ne')]: [found('Nebel')] })
  type('ne')
  await screen.findByRole('option', { name: /Nebel/ })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('option')).toBeNull()
  expect(field).toHaveValue('ne')
  expect(field).toHaveAttribute('aria-expanded', 'false')
})

it('finds without a network what the device holds, films and series alone', async () => {
  const { store, type } = await showSearch({})
  store.set(heldAnswersAtom, {
    read: async () => [aMovieSummary({ title: 'Nebel', permalink: 'nebel' }), aCinema({ name: 'Nebel-Kino' })],
  })
  type('nebel')
  expect(await screen.findByText('Ohne Netz: das passt auf deinem Gerät.')).toBeVisible()
  expect(screen.getAllByRole('option')).toHaveLength(1)
  fireEvent.click(screen.getByRole('option', { name: /Nebel Film/ }))
  expect(await screen.findByText('„Nebel“ steht jetzt auf Platz 4.')).toBeVisible()
})
