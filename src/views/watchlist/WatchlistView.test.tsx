import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCard } from '../../../test/builders/lists.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom } from '../../atoms/core/context.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { untilStoredAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { deviceStorageAtom } from '../../atoms/place/place.ts'
import type { Api } from '../../sync/api.ts'
import { WatchlistView } from './WatchlistView.tsx'

const salz = {
  slot: 'watch/movies/m-salz',
  state: { set: true, vote: null, card: aCard('Salz') },
  updatedAt: '2026-11-18T12:00:00.000Z',
}

it('asks a visitor to sign in', async () => {
  const { store } = await renderAt(<WatchlistView />)
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(store.get(modalAtom)).toEqual({ type: 'login' })
})

it('says what to do when nothing is remembered', async () => {
  const { store } = await aMemberPage()
  await renderAt(<WatchlistView />, { store })
  expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
})

it('moves what was seen below, lets go of a title, and says that both wait', async () => {
  const { store } = await aMemberPage([salz])
  goOffline(store)
  await renderAt(<WatchlistView />, { store })
  expect(await screen.findByRole('link', { name: /Salz/ })).toHaveAttribute('href', '/movies/salz')
  fireEvent.click(screen.getByRole('button', { name: 'Gesehen: „Salz“ markieren' }))
  const seen = (await screen.findByRole('heading', { name: 'Schon gesehen' })).closest('section') as HTMLElement
  expect(within(seen).getByText('wartet auf das Netz')).toBeVisible()
  fireEvent.click(within(seen).getByRole('button', { name: '„Salz“ von der Merkliste nehmen' }))
  expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
})

it('offers the way back after a title was let go, until that is answered', async () => {
  const { store, device } = await aMemberPage([salz])
  await renderAt(<WatchlistView />, { store })
  fireEvent.click(await screen.findByRole('button', { name: '„Salz“ von der Merkliste nehmen' }))
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ kind: 'confirm', position: 'bc', duration: 0 })
  const toast = store.get(toastAtom)
  if (toast?.kind !== 'confirm') throw new Error('no question')
  expect(toast).toMatchObject({ confirm: 'Rückgängig', dismiss: 'Schließen' })
  expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
  toast.onConfirm()
  expect(await screen.findByRole('link', { name: /Salz/ })).toBeVisible()
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ kind: 'success', duration: 3_000 })
  expect((await device.rows()).map(({ kind }) => kind)).not.toContain('clearMark')
})

it('puts a title back for the member alone who let it go', async () => {
  const { store, device } = await aMemberPage([salz])
  await renderAt(<WatchlistView />, { store })
  fireEvent.click(await screen.findByRole('button', { name: '„Salz“ von der Merkliste nehmen' }))
  await expect.poll(() => store.get(toastAtom)?.kind).toBe('confirm')
  const toast = store.get(toastAtom)
  store.set(sessionAtom, aMember({ id: 'u-other', username: 'other' }))
  if (toast?.kind === 'confirm') toast.onConfirm()
  await store.set(untilStoredAtom)
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['clearMark'])
})

it('says why a choice was refused, with the way to what waits', async () => {
  const { store, device } = await aMemberPage([salz])
  await renderAt(<WatchlistView />, { store })
  fireEvent.click(await screen.findByRole('button', { name: 'Gesehen: „Salz“ markieren' }))
  await expect.poll(() => device.rows()).toHaveLength(1)
  const lastError = { code: 'invalid', status: 422, text: 'Zu viele' }
  await device.db.outbox.toCollection().modify({ state: 'failed', lastError })
  expect(await screen.findByText(/Zu viele/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ausstehende Aktionen' })).toHaveAttribute('href', '/ausstehend')
})

it('lists remembered articles, also where no title is, and lets go of one', async () => {
  const article = { ...salz, slot: 'watch/articles/ar-1', state: { ...salz.state, card: aCard('Treppen') } }
  const { store } = await aMemberPage([article])
  await renderAt(<WatchlistView />, { store })
  const { permalink } = aCard('Treppen')
  expect(await screen.findByRole('link', { name: 'Treppen' })).toHaveAttribute('href', `/blogs/${permalink}`)
  expect(screen.queryByRole('heading', { name: 'Noch nichts gemerkt' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '„Treppen“ von der Merkliste nehmen' }))
  expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
})

const at = (name: string, since: string, type = 'movies') => ({
  ...salz,
  slot: `watch/${type}/m-${name.toLowerCase()}`,
  state: { ...salz.state, card: aCard(name) },
  updatedAt: since,
})
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('shows its titles in the chosen order and kind, and finds the way back to all', async () => {
  const { store } = await aMemberPage([
    at('Salz', '2026-11-20T12:00:00.000Z'),
    at('Amrum', '2026-11-18T12:00:00.000Z'),
    at('Dark', '2026-11-19T12:00:00.000Z', 'series'),
  ])
  await renderAt(<WatchlistView />, { store })
  await screen.findByText('3 Titel gemerkt')
  await expect.poll(shown).toEqual(['/movies/salz', '/serie/dark', '/movies/amrum'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Reihenfolge' }), { target: { value: 'title' } })
  await expect.poll(shown).toEqual(['/movies/amrum', '/serie/dark', '/movies/salz'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Filme oder Serien' }), { target: { value: 'series' } })
  await expect.poll(shown).toEqual(['/serie/dark'])
  expect(await screen.findByText('1 von 3 Titeln')).toBeVisible()
})

it('shows what runs today in the member’s city, from all pages of its programme', async () => {
  const { store } = await aMemberPage([at('Salz', '2026-11-20T12:00:00.000Z'), at('Amrum', '2026-11-18T12:00:00.000Z')])
  const asked: unknown[] = []
  const call = async (_call: unknown, { query }: { query: { city: string; page?: number } }) => {
    asked.push([query.city, query.page])
    const items = [{ movie: { id: query.page === 2 ? 'm-amrum' : 'm-other' } }]
    return anOkReply({ items, nextPage: query.page === 2 ? null : 2, filters: { cityName: 'Hamburg' } })
  }
  store.set(apiAtom, { call: call as unknown as Api })
  const storage = { getItem: () => 'hamburg', setItem: () => {}, removeItem: () => {} }
  store.set(deviceStorageAtom, { open: () => storage })
  await renderAt(<WatchlistView />, { store })
  fireEvent.click(await screen.findByRole('button', { name: 'Läuft heute in deiner Stadt' }))
  expect(await screen.findByRole('button', { name: 'Läuft heute in Hamburg', pressed: true })).toBeVisible()
  expect(asked).toEqual([
    ['hamburg', undefined],
    ['hamburg', 2],
  ])
  await expect.poll(shown).toEqual(['/movies/amrum'])
})

it('says that nobody knows what runs, where the server does not answer', async () => {
  const { store } = await aMemberPage([at('Salz', '2026-11-20T12:00:00.000Z')])
  store.set(apiAtom, { call: (async () => ({ kind: 'unreachable' })) as unknown as Api })
  await renderAt(<WatchlistView />, { store })
  fireEvent.click(await screen.findByRole('button', { name: 'Läuft heute in deiner Stadt' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Kinoprogramm ist gerade nicht zu haben')
})
