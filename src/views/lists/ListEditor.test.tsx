import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { expect, it, vi } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aConfirmedItem, aConfirmedList, aListedTitle } from '../../../test/builders/lists.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { ownListsAtom } from '../../atoms/lists.ts'
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
  const { titles, device } = await show()
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
