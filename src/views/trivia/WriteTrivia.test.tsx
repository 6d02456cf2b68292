import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { MovieId } from '#contract/ids.ts'
import type { Trivia } from '#contract/trivia.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anAuthor, aTrivia } from '../../../test/builders/community.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { servedApi } from '../../../test/servedApi.ts'
import { draftsDeviceAtom } from '../../atoms/comments/drafts.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { modalAtom, resumeIntentAtom } from '../../atoms/core/modal.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { triviaRef } from '../../atoms/trivia/refs.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { TriviaPage } from './TriviaPage.tsx'

const id = 'amrum' as MovieId
const card = { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null }
const thing = { type: 'movies' as const, permalink: id, title: { id: 'm-amrum', card } }
const words = () => screen.getByRole('textbox', { name: 'Was weißt du?' })
const openForm = () => userEvent.click(screen.getByRole('button', { name: 'Trivia schreiben' }))
const write = async (text: string) => {
  await userEvent.click(words())
  await userEvent.paste(text)
}
const articles = () => screen.getAllByRole('article')

async function showPage(items: readonly Trivia[] = [aTrivia()], page?: Awaited<ReturnType<typeof aMemberPage>>) {
  const { store, device } = page ?? (await aMemberPage())
  const kept = { current: {} as object }
  store.set(draftsDeviceAtom, {
    read: async () => kept.current as never,
    change: async (to: (all: never) => object) => {
      kept.current = to(kept.current as never)
    },
    clear: async () => {},
  } as never)
  store.set(clockAtom, { now: () => new Date('2026-11-21T12:00:00.000Z') })
  const answer = { items, nextPage: null, filters: { category: null }, lastPage: 1, categories: ['Dreharbeiten'] }
  store.set(apiAtom, servedApi({ '/api/movies/amrum/trivia': answer }).api)
  await store.set(loadResourceAtom, triviaRef('movies', id))
  const shown = await renderAt(<TriviaPage thing={thing} category={undefined} />, { store })
  return { ...shown, store, device, kept }
}

it('puts what was written on top at once, with a clock while it waits', async () => {
  const { store, device } = await showPage()
  goOffline(store)
  await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Musik' }))
  await write('  Ohne Geigen. ')
  await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  await waitFor(() => expect(articles()).toHaveLength(2))
  const first = within(articles()[0] as HTMLElement)
  expect(first.getByText('Ohne Geigen.')).toBeVisible()
  expect(first.getByText('Gespeichert, wird gesendet, sobald du online bist')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Trivia schreiben' })).toBeVisible()
  expect(await device.rows()).toMatchObject([
    { kind: 'createTrivia', args: { type: 'movies', item: 'm-amrum', body: 'Ohne Geigen.', category: 'Musik' } },
  ])
})

it('leads to what is missing', async () => {
  await showPage()
  await openForm()
  const publish = screen.getByRole('button', { name: 'Veröffentlichen' })
  await userEvent.click(publish)
  expect(screen.getByRole('radio', { name: 'Dreharbeiten' })).toHaveFocus()
  await userEvent.click(screen.getByRole('radio', { name: 'Musik' }))
  await userEvent.click(publish)
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('asks for what is missing, field by field, and stores nothing', async () => {
  const { device } = await showPage()
  await openForm()
  await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  expect(screen.getByText('Wähle eine Kategorie.')).toBeVisible()
  expect(screen.getByText('Hier fehlt noch dein Text.')).toBeVisible()
  await write('x')
  expect(screen.queryByText('Hier fehlt noch dein Text.')).toBeNull()
  expect(await device.rows()).toEqual([])
})

it('keeps what was begun, and opens with it the next time', async () => {
  const { kept, unmount } = await showPage()
  await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Musik' }))
  await write('Ohne Gei')
  unmount()
  await waitFor(() => expect(JSON.stringify(kept.current)).toContain('Ohne Gei'))
  expect(JSON.stringify(kept.current)).toContain('Musik')
})

it('lets a visitor sign in first and goes on with what was meant', async () => {
  const store = createStore()
  const device = aDevice()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  await showPage([], { store, device })
  await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Musik' }))
  await write('Ohne Geigen.')
  await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  await expect.poll(() => store.get(modalAtom)?.type).toBe('login')
  expect(await device.rows()).toEqual([])
  store.set(sessionAtom, aMember({ id: anna, username: 'anna' }))
  store.set(resumeIntentAtom)
  expect(await within(await screen.findByRole('article')).findByText('Ohne Geigen.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('changes one’s own in place and leaves its votes', async () => {
  const mine = aTrivia({ id: 't-mine', author: anAuthor({ id: anna, username: 'anna' }) })
  const { device } = await showPage([aTrivia(), mine])
  await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }))
  expect(screen.getByRole('radio', { name: 'Dreharbeiten' })).toBeChecked()
  await userEvent.clear(words())
  await write('Es war ein Seidenschal.')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(articles()).toHaveLength(2))
  const second = within(articles()[1] as HTMLElement)
  expect(await second.findByText('Es war ein Seidenschal.')).toBeVisible()
  expect(second.getByText('12')).toBeVisible()
  expect(await device.rows()).toMatchObject([{ kind: 'editTrivia', args: { id: 't-mine', category: 'Dreharbeiten' } }])
})

it('sends nothing where nothing was changed', async () => {
  const mine = aTrivia({ id: 't-mine', author: anAuthor({ id: anna, username: 'anna' }) })
  const { device } = await showPage([mine])
  await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }))
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(await device.rows()).toEqual([])
})

it('folds away what a muted member wrote', async () => {
  const receipt = { id: 'k1', set: true, vote: null, card: null, updatedAt: '2026-11-21T11:00:00.000Z' }
  const mute = toConfirmedMark('mute', 'users', 'u-nora', receipt)
  const nora = anAuthor({ id: 'u-nora', username: 'nora_feld' })
  const items = [aTrivia({ id: 't-nora', author: nora, body: 'Von Nora.' }), aTrivia({ body: 'Von Mira.' })]
  await showPage(items, await aMemberPage([mute]))
  const why = await screen.findByText('Stumm geschaltet: trotzdem zeigen')
  expect(screen.getByText('Von Nora.')).not.toBeVisible()
  expect(screen.getByText('Von Mira.')).toBeVisible()
  await userEvent.click(why)
  expect(screen.getByText('Von Nora.')).toBeVisible()
})

it('deletes one’s own once that is confirmed', async () => {
  const mine = aTrivia({ id: 't-mine', author: anAuthor({ id: anna, username: 'anna' }) })
  const { device, store } = await showPage([mine])
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
  const question = store.get(modalAtom)
  if (question?.type !== 'confirm') throw new Error('nothing was asked')
  expect(question.title).toBe('Diese Trivia löschen?')
  question.answer('confirmed')
  expect(await screen.findByText('Noch keine Trivia')).toBeVisible()
  expect(await device.rows()).toMatchObject([{ kind: 'deleteTrivia' }])
})

it('says why what is new was refused, and where it waits', async () => {
  const page = await aMemberPage()
  const { device } = page
  await showPage([], page)
  await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Musik' }))
  await write('Ohne Geigen.')
  await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  await screen.findByRole('article')
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'account_too_new', status: 460, text: null } })
  expect(await screen.findByText(/^Deine neue Trivia ist nicht gesendet. Dein Account ist neu/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ausstehende Aktionen' })).toHaveAttribute('href', '/ausstehend')
})

it('offers others’ trivia to nobody to change or delete', async () => {
  const page = await aMemberPage()
  page.store.set(sessionAtom, aMember({ id: anna, credentials: 'community_manager' }))
  await showPage([aTrivia()], page)
  expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull()
})
