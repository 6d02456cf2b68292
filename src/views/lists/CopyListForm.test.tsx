import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aConfirmedList, aListedTitle, listId } from '../../../test/builders/lists.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import type { CopySource } from '../../atoms/core/listedTitle.ts'
import { listIdsAtom } from '../../atoms/lists/changeLists.ts'
import { ownListsAtom } from '../../atoms/lists/lists.ts'
import { copyOf } from '../../texts/lists.ts'
import { CopyListForm } from './CopyListForm.tsx'

const rain: CopySource = {
  name: 'Regen',
  description: 'Nass.',
  items: ['Salz', 'Moor', 'Spalt'].map((title) => ({ ...aListedTitle(title), description: `Zu ${title}` })),
}

async function show(source = rain, confirmed: Parameters<typeof aMemberPage>[0] = []) {
  const page = await aMemberPage(confirmed)
  page.store.set(listIdsAtom, { create: () => listId('copy') })
  const { url } = await renderAt(<CopyListForm source={source} />, { store: page.store })
  return { ...page, url, submit: () => fireEvent.click(screen.getByRole('button', { name: 'Kopieren' })) }
}

it('makes a private list with the same titles in the same order, and goes there', async () => {
  const { device, store, url, submit } = await show()
  store.sub(ownListsAtom, () => {})
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Kopie von Regen')
  expect(screen.getByRole('checkbox', { name: /^Privat/ })).toBeChecked()
  submit()
  await waitFor(() => expect(url()).toBe('/liste/copy'))
  await waitFor(() => expect(store.get(ownListsAtom)?.lists).toHaveLength(1))
  const [copy] = store.get(ownListsAtom)?.lists ?? []
  expect(copy).toMatchObject({ name: 'Kopie von Regen', description: 'Nass.', private: true })
  expect(copy?.items.map(({ card, description }) => [card.title, description])).toEqual([
    ['Salz', 'Zu Salz'],
    ['Moor', 'Zu Moor'],
    ['Spalt', 'Zu Spalt'],
  ])
  expect((await device.rows()).map(({ kind }) => kind)).toEqual([
    'createList',
    ...['addListItem', 'addListItem', 'addListItem', 'orderList'],
  ])
})

it('takes the name and who sees it from the form', async () => {
  const { device, submit } = await show()
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: ' Nass ' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Privat/ }))
  submit()
  await expect.poll(() => device.rows()).toMatchObject({ 0: { args: { list: 'copy', name: 'Nass', private: false } } })
})

it('makes nothing where there are too many lists', async () => {
  const lists = Array.from({ length: 500 }, (_, nth) => aConfirmedList(`l${nth}`))
  const { device, store, submit } = await show(rain, lists)
  store.sub(ownListsAtom, () => {})
  await waitFor(() => expect(store.get(ownListsAtom)?.lists).toHaveLength(500))
  submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Mehr als 500 Listen sind nicht möglich.')
  expect(await device.rows()).toEqual([])
})

it('names a copy no longer than a list may be called, and cuts no sign in two', () => {
  expect(copyOf('Regen')).toBe('Kopie von Regen')
  expect(copyOf('x'.repeat(110))).toBe(`Kopie von ${'x'.repeat(110)}`)
  expect(copyOf('x'.repeat(120))).toBe(`Kopie von ${'x'.repeat(109)}…`)
  expect(copyOf(`${'x'.repeat(108)}🎬🎬`)).toBe(`Kopie von ${'x'.repeat(108)}…`)
})
