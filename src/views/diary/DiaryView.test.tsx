import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { aCard } from '../../../test/builders/ownThings.ts'
import { aMember } from '../../../test/builders/session.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { modalAtom } from '../../atoms/core/modal.ts'
import { untilStoredAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { addEntryAtom } from '../../atoms/diary/diary.ts'
import { cursorFact } from '../../sync/outbox/meta.ts'
import { missingPart } from '../../texts/notFound.ts'
import { DiaryView } from './DiaryView.tsx'
import { toDiaryCsv } from './toDiaryCsv.ts'

const confirmed = (id: string, overrides = {}) => ({
  slot: `diary/${id}`,
  state: {
    ...{ type: 'movies', item: 'm1', season: null, episode: null, watchedOn: '2026-11-20', rewatch: false },
    ...{ card: aCard(), deleted: false, createdAt: '2026-11-20T12:00:00.000Z', ...overrides },
  },
  updatedAt: '2026-11-20T12:00:00.000Z',
})

vi.mock('./toDiaryCsv.ts', { spy: true })

async function aDiary(...entries: ReturnType<typeof confirmed>[]) {
  const page = await aMemberPage(entries)
  goOffline(page.store)
  await renderAt(<DiaryView />, { store: page.store, url: '/mein_tagebuch' })
  return page
}

it('shows the entries by month and day, the latest first, without a network', async () => {
  await aDiary(
    confirmed('a', { watchedOn: '2025-03-02' }),
    confirmed('b', { rewatch: true }),
    confirmed('c', { type: 'series', item: 's1', season: 2, episode: 3, card: aCard({ title: 'Dark', year: 2017 }) }),
    confirmed('d', { deleted: true }),
  )
  expect(await screen.findByText(/^3 Einträge · Dein Tagebuch siehst nur du, solange/)).toBeInTheDocument()
  const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(months).toEqual(['November 2026 2 Einträge', 'März 2025 1 Eintrag', 'Das Jahr in Filmen'])
  expect(screen.getByText('2017 · Staffel 2, Folge 3')).toBeInTheDocument()
  expect(screen.getByText('2026 · Wiedersehen')).toBeInTheDocument()
})

it('takes an entry out at once, and shows what waits', async () => {
  const { device } = await aDiary(confirmed('a', { card: aCard({ title: 'Dark' }) }), confirmed('b'))
  const row = (await screen.findByRole('link', { name: 'Dark' })).closest('li') as HTMLElement
  await userEvent.click(within(row).getByRole('button', { name: /^Eintrag zu „Dark“ vom .* löschen$/ }))
  await expect.poll(() => screen.queryByRole('link', { name: 'Dark' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Salz' })).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'deleteDiaryEntry', slot: 'diary/a' }])
})

it('says of an entry with a network that it is being sent, and without one that it waits', async () => {
  const page = await aMemberPage([])
  const watching = { watchedOn: '2026-11-20', rewatch: false, season: null, episode: null }
  await renderAt(<DiaryView />, { store: page.store, url: '/mein_tagebuch' })
  await page.store.set(addEntryAtom, 'e-1', { type: 'movies', id: 'm1', card: aCard() }, watching)
  expect(await screen.findByText('wird gesendet')).toBeVisible()
  goOffline(page.store)
  expect(await screen.findByText('wartet auf das Netz')).toBeVisible()
})

async function aQuestion(store: Awaited<ReturnType<typeof aDiary>>['store']) {
  await expect.poll(() => store.get(toastAtom)?.kind).toBe('confirm')
  const toast = store.get(toastAtom)
  if (toast?.kind !== 'confirm') throw new Error('no question')
  return toast
}

it('puts an entry back once, as it was, however often that is pressed', async () => {
  const { store, device } = await aDiary(confirmed('a'))
  await userEvent.click(await screen.findByRole('button', { name: /löschen$/ }))
  const { onConfirm } = await aQuestion(store)
  onConfirm()
  onConfirm()
  expect(await screen.findByRole('link', { name: 'Salz' })).toBeInTheDocument()
  await expect.poll(() => store.get(toastAtom)?.id).toBe(3)
  expect(await device.rows()).toMatchObject([
    { kind: 'deleteDiaryEntry' },
    { kind: 'putDiaryEntry', args: { item: 'm1', watchedOn: '2026-11-20', createdAt: '2026-11-20T12:00:00.000Z' } },
  ])
})

it('puts an entry back for the member alone who took it out', async () => {
  const { store, device } = await aDiary(confirmed('a'))
  await userEvent.click(await screen.findByRole('button', { name: /löschen$/ }))
  const { onConfirm } = await aQuestion(store)
  store.set(sessionAtom, aMember({ id: 'u-other', username: 'other' }))
  onConfirm()
  await store.set(untilStoredAtom)
  expect(await device.rows()).toMatchObject([{ kind: 'deleteDiaryEntry' }])
})

it('moves the focus to the row behind one that is taken out, else to the heading', async () => {
  await aDiary(confirmed('a', { watchedOn: '2026-11-20' }), confirmed('b', { watchedOn: '2026-10-20' }))
  const [first] = await screen.findAllByRole('button', { name: /löschen$/ })
  await userEvent.click(first as HTMLElement)
  const rows = () => [...document.querySelectorAll('[data-entry]')]
  await expect.poll(rows).toHaveLength(1)
  await expect.poll(() => rows()[0] === document.activeElement).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /löschen$/ }))
  expect(await screen.findByText('Noch kein Eintrag')).toBeInTheDocument()
  await expect.poll(() => screen.getByRole('heading', { level: 1 }) === document.activeElement).toBe(true)
})

it('shows an entry whose title is gone, and lets it be taken out alone', async () => {
  const { device } = await aDiary(confirmed('a', { card: null }))
  const row = (await screen.findByText('Titel nicht mehr verfügbar')).closest('li') as HTMLElement
  const [only, ...others] = within(row).getAllByRole('button')
  expect(others).toEqual([])
  await userEvent.click(only as HTMLElement)
  expect(await screen.findByText('Noch kein Eintrag')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'deleteDiaryEntry', args: { id: 'a', card: null } }])
})

it('says that the part which writes the file is missing', async () => {
  vi.mocked(toDiaryCsv).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { store } = await aDiary(confirmed('a'))
  const button = await screen.findByRole('button', { name: 'Als CSV laden' })
  await expect.poll(() => button).toBeEnabled()
  await userEvent.click(button)
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ kind: 'info', message: missingPart })
})

it('writes no file while the device does not hold all of it', async () => {
  const { device } = await aDiary(confirmed('a'))
  await cursorFact.remove(device.db, anna)
  await expect.poll(() => screen.queryByRole('button', { name: 'Als CSV laden' })).toBeDisabled()
})

it('opens the form of an entry', async () => {
  const { store } = await aDiary(confirmed('a'))
  await userEvent.click(await screen.findByRole('button', { name: /ändern$/ }))
  expect(store.get(modalAtom)).toMatchObject({ type: 'diary', entry: { id: 'a', watchedOn: '2026-11-20' } })
})

it('says what to do while there is none', async () => {
  await aDiary()
  expect(await screen.findByText('Noch kein Eintrag')).toBeInTheDocument()
})

it('asks a visitor to sign in', async () => {
  await renderAt(<DiaryView />, { url: '/mein_tagebuch' })
  expect(screen.getByText(/Melde dich an, dann führst du hier Tagebuch/)).toBeInTheDocument()
})

it('is written as a file for spreadsheets, which runs nothing of it', async () => {
  const entry = { id: 'a', item: 'm1', createdAt: '', state: 'saved' as const, reason: null, type: 'movies' as const }
  const said = { watchedOn: '2026-11-20', rewatch: true, season: null, episode: null }
  const csv = await toDiaryCsv([{ ...entry, ...said, card: aCard({ title: '=Salz, "roh"' }) }])
  expect(csv).toBe(
    '\ufeffGesehen am,Titel,Jahr,Art,Staffel,Folge,Wiedersehen\r\n2026-11-20,"\'=Salz, ""roh""",2026,Film,,,ja\r\n',
  )
})
