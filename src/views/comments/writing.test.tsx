import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { beforeAll, expect, it } from 'vitest'
import { type Comment, commentsCall } from '#contract/comments.ts'
import type { CommentId, MovieId } from '#contract/ids.ts'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aComment, anAuthor, aReply } from '../../../test/builders/community.ts'
import { aDevice, anna, type Device } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { servedApi } from '../../../test/servedApi.ts'
import { draftsDeviceAtom } from '../../atoms/comments/drafts.ts'
import { commentIdsAtom } from '../../atoms/comments/writeComment.ts'
import { apiAtom, clockAtom } from '../../atoms/context.ts'
import { modalAtom, resumeIntentAtom } from '../../atoms/modal.ts'
import { openOutboxAtom } from '../../atoms/outbox.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { sessionAtom } from '../../atoms/session.ts'
import { toastAtom } from '../../atoms/toast.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import type { Outbox } from '../../sync/outbox/outbox.ts'
import { CommentsHere } from './CommentsHere.tsx'

beforeAll(letDialogsOpen)

const thing = { id: 'm1', title: 'Amrum', about: { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null } }
const nora = aComment({ id: 'c-nora', author: anAuthor({ id: 'u-nora', username: 'nora_feld' }), body: 'Von Nora.' })
const URL = '/api/movies/amrum/comments'
const page = (...items: Comment[]) => ({
  items,
  nextPage: null,
  filters: {},
  moreages: false,
  commentsCount: items.length,
})

/** Drafts in memory, as the device keeps them. */
function aDesk() {
  let kept = {}
  return {
    read: async () => kept,
    change: async (to: (all: typeof kept) => typeof kept) => {
      kept = to(kept)
    },
  }
}

type Setting = {
  isVisitor?: boolean
  desk?: ReturnType<typeof aDesk>
  device?: Device
  adapt?: (outbox: Outbox) => Outbox
  items?: Comment[]
}

async function aPage({
  isVisitor = false,
  desk = aDesk(),
  device = aDevice(),
  adapt = (outbox) => outbox,
  items = [nora],
}: Setting = {}) {
  const served = { [URL]: page(...items) }
  const store = createStore()
  let count = 0
  store.set(apiAtom, servedApi(served, '2026-11-21T12:00:00.000Z').api)
  store.set(clockAtom, { now: () => new Date(device.clock.now()) })
  store.set(openOutboxAtom, { open: async () => adapt(createOutbox(device)) })
  store.set(draftsDeviceAtom, desk)
  store.set(commentIdsAtom, { create: () => `c-neu-${++count}` as CommentId })
  const signIn = () => store.set(sessionAtom, aMember({ id: anna, username: 'anna' }))
  if (!isVisitor) signIn()
  const shown = await renderAt(<CommentsHere type="movies" permalink="amrum" thing={thing} />, { store })
  await screen.findByText('Von Nora.')
  return { ...shown, device, store, signIn, desk, served, user: userEvent.setup() }
}

const field = (name = 'Schreib einen Kommentar') => screen.getByRole('textbox', { name })
const articles = () => screen.getAllByRole('article')

it('shows what was written at once, on top, with the clock, and names it for the outbox', async () => {
  const { device, user } = await aPage()
  await user.type(field(), 'Mein Satz.')
  await user.click(screen.getByRole('checkbox', { name: /Spoiler/ }))
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(() => articles()).toHaveLength(2)
  expect(within(articles()[0] as HTMLElement).getByText(/Gespeichert, wird gesendet/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Kommentare (2)' })).toBeInTheDocument()
  expect(field()).toHaveValue('')
  const args = { type: 'movies', item: 'm1', parent: null, title: 'Amrum', about: thing.about }
  expect(await device.rows()).toMatchObject([
    { kind: 'createComment', args: { ...args, body: 'Mein Satz.', spoiler: true } },
  ])
})

it('answers what was not sent yet, and says what falls with it when that is deleted', async () => {
  const { device, store, user } = await aPage()
  await user.type(field(), 'Zuerst.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await user.click(await screen.findByRole('button', { name: 'Antworten: annas Kommentar' }))
  await user.type(field('Antwort an anna'), 'Danach.{Control>}{Enter}{/Control}')
  const replies = await screen.findByRole('list', { name: 'Antworten an anna' })
  expect(within(replies).getByText('Danach.')).toBeInTheDocument()
  expect((await device.rows()).map(({ deps }) => deps.length)).toEqual([0, 1])
  await user.click(screen.getAllByRole('button', { name: 'Löschen: annas Kommentar' })[0] as HTMLElement)
  await expect.poll(() => JSON.stringify(store.get(modalAtom))).toContain('deine Antwort darauf, die noch wartet')
  await answerConfirm(store, true)
  await expect.poll(async () => (await device.rows()).length).toBe(0)
  await expect.poll(() => articles()).toHaveLength(1)
})

it('changes one’s own words in place, as one command while nothing was sent', async () => {
  const { device, user } = await aPage()
  await user.type(field(), 'Gut.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await user.clear(field('Dein Kommentar'))
  await user.type(field('Dein Kommentar'), 'Besser.')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Besser.')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'createComment', args: { body: 'Besser.' } }])
})

it('changes the version that the form was opened with, whatever another device has said meanwhile', async () => {
  const own = { id: 'c-mine', author: anAuthor({ id: anna, username: 'anna' }) }
  const opened = '2026-11-21T11:00:00.000Z'
  const { device, served, store, user } = await aPage({
    items: [nora, aComment({ ...own, body: 'Gut.', updatedAt: opened })],
  })
  await user.click(screen.getByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Dein Kommentar' })).toBeNull()
  // Nothing was changed: nothing is sent.
  expect(await device.rows()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await user.type(field('Dein Kommentar'), ' Sehr.')
  served[URL] = page(nora, aComment({ ...own, body: 'Anderswo.', updatedAt: '2026-11-21T11:30:00.000Z' }))
  const input = { params: { type: 'movies' as const, id: 'amrum' as MovieId } }
  await act(async () => void (await store.set(loadResourceAtom, commentsCall, input, { refresh: true })))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const args = { id: 'c-mine', body: 'Gut. Sehr.', version: opened }
  await expect.poll(() => device.rows()).toMatchObject([{ kind: 'editComment', args }])
})

it('says to whom an answer speaks where it answers a reply, and below a comment does not', async () => {
  const reply = aReply({ id: 'c-r', author: anAuthor({ username: 'Mira' }) })
  const { user } = await aPage({ items: [{ ...nora, replies: [reply], repliesCount: 1 }] })
  await user.click(screen.getByRole('button', { name: 'Antworten: Miras Kommentar' }))
  expect(field('Antwort an Mira')).toHaveValue('@Mira ')
  await user.click(screen.getByRole('button', { name: 'Antworten: nora_felds Kommentar' }))
  expect(field('Antwort an nora_feld')).toHaveValue('')
})

it('keeps what was typed over a reload, and lets it go once it is stored', async () => {
  const { desk, unmount, device } = await aPage()
  await userEvent.type(field(), 'Halb geschr')
  unmount()
  const { user } = await aPage({ desk, device })
  await expect.poll(() => field()).toHaveValue('Halb geschr')
  await user.type(field(), 'ieben.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(() => field()).toHaveValue('')
  await expect.poll(async () => Object.keys(await desk.read())).toEqual([])
})

it('has a visitor sign in first, and goes on with what was written', async () => {
  const { device, store, signIn, user } = await aPage({ isVisitor: true })
  await user.type(field(), 'Als Gast.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(() => store.get(modalAtom)?.type).toBe('login')
  expect(field()).toHaveValue('Als Gast.')
  signIn()
  store.set(resumeIntentAtom)
  await expect.poll(async () => (await device.rows()).map(({ args }) => args)).toMatchObject([{ body: 'Als Gast.' }])
  await expect.poll(() => field()).toHaveValue('')
})

it('takes neither nothing nor too much, and counts the last words', async () => {
  const { device, user } = await aPage()
  await user.click(field())
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  expect(screen.getByText('Schreib erst etwas.')).toBeInTheDocument()
  await user.click(field())
  await user.paste('Wort '.repeat(1_950))
  expect(screen.getByText('Noch 50 Wörter')).toBeInTheDocument()
  await user.paste('Wort '.repeat(51))
  expect(screen.getByText(/1 Wort zu viel/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  expect(await device.rows()).toEqual([])
})

it('leaves the words of an account that is too new where they are, says why for a while, and sends them again', async () => {
  const { device, store, user } = await aPage()
  await user.type(field(), 'Zu früh.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  await screen.findByText(/Gespeichert, wird gesendet/)
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'account_too_new', status: 460, text: null } })
  expect(await screen.findByText(/Nach 24 Stunden kannst du ihn senden/)).toBeInTheDocument()
  expect(screen.getByText('Zu früh.')).toBeInTheDocument()
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ problem: 'accountTooNew', duration: 15_000 })
  await user.click(screen.getByRole('button', { name: 'Erneut senden' }))
  expect(await screen.findByText(/Gespeichert, wird gesendet/)).toBeInTheDocument()
  expect((await device.rows()).map(({ state }) => state)).toEqual(['pending'])
})

it('says that an account is too new also when the reason comes after the failure', async () => {
  let letThrough = () => {}
  const reasonsLate = (outbox: Outbox): Outbox => ({
    ...outbox,
    watchRows: (owner, show) =>
      outbox.watchRows(owner, (rows) => {
        if (rows?.some((row) => row.row === 'entry' && row.entry.state === 'failed')) letThrough = () => show(rows)
        else show(rows)
      }),
  })
  const { device, store, user } = await aPage({ adapt: reasonsLate })
  await user.type(field(), 'Zu früh.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await screen.findByText(/Gespeichert, wird gesendet/)
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'account_too_new', status: 460, text: null } })
  await expect.poll(() => screen.queryByText(/Gespeichert, wird gesendet/)).toBeNull()
  expect(store.get(toastAtom)).toBeNull()
  letThrough()
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ problem: 'accountTooNew' })
})

it('keeps a reply whose comment is gone, and says so', async () => {
  const { device, user } = await aPage()
  await user.click(screen.getByRole('button', { name: 'Antworten: nora_felds Kommentar' }))
  await user.type(field('Antwort an nora_feld'), 'Zu spät.')
  await user.click(
    within(articles()[0] as HTMLElement)
      .getAllByRole('button', { name: 'Antworten' })
      .at(-1) as HTMLElement,
  )
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  const text = 'Der Kommentar, auf den du antwortest, wurde inzwischen gelöscht.'
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'not_found', status: 404, text } })
  expect(await screen.findByText(`Nicht gesendet. ${text}`)).toBeInTheDocument()
  expect(screen.getByText('Zu spät.')).toBeInTheDocument()
})

it('shows that two versions of one’s own comment wait for a choice', async () => {
  const { device, user } = await aPage()
  await user.type(field(), 'Meins.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  const lastError = { code: 'version', status: 412, text: null }
  await device.db.outbox.update(1, { state: 'review', lastError })
  expect(await screen.findByText(/Zwei Fassungen/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Fassungen vergleichen' })).toHaveAttribute('href', '/ausstehend')
})
