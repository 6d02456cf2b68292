import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { beforeAll, expect, it } from 'vitest'
import type { MarkKind } from '#contract/marks.ts'
import { aComment, anAuthor, aReply } from '../../../test/builders/community.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { noOwnComments } from '../../atoms/comments/ownComments.ts'
import { modalAtom, resumeIntentAtom } from '../../atoms/core/modal.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { CommentThread } from './CommentThread.tsx'

beforeAll(letDialogsOpen)

const FETCHED = '2026-11-21T12:00:00.000Z'
const now = new Date(FETCHED)
const nora = anAuthor({ id: 'u-nora', username: 'nora_feld' })
const about = { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null }

function aPage({ isVisitor = false } = {}) {
  const device = aDevice()
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  const signIn = () => store.set(sessionAtom, aMember({ id: anna }))
  if (!isVisitor) signIn()
  const show = (ui: React.ReactNode) => renderAt(ui, { store })
  return { device, store, signIn, show, user: userEvent.setup() }
}

const thing = { type: 'movies' as const, id: 'm1', title: 'Amrum', about }
const thread = (comment = aComment({ author: nora, diggs_count: 41 })) => (
  <CommentThread
    comment={comment}
    now={now}
    fetchedAt={FETCHED}
    thing={thing}
    own={noOwnComments}
    me={anAuthor({ id: anna, username: 'anna' })}
  />
)
const digg = () => screen.getByRole('button', { name: /Diggs?: nora_felds Kommentar/ })
const confirmed = (kind: MarkKind, set: boolean, updatedAt: string) =>
  toConfirmedMark(kind, 'comments', 'c-kommentar', { id: 'k1', set, vote: null, card: null, updatedAt })

it('counts one’s own digg at once, with a clock while it waits, and names it for the outbox', async () => {
  const { device, show, user } = aPage()
  await show(thread())
  await user.click(digg())
  expect(await screen.findByRole('button', { name: /42 Diggs.*wird gesendet/, pressed: true })).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'setMark', args: { mark: 'digg', name: 'nora_feld', about } }])
})

it('counts a digg once, whether or not the answer holds it already', async () => {
  const { device, show } = aPage()
  await putOwn(device.db, anna, [confirmed('digg', true, '2026-11-21T11:00:00.000Z')])
  await show(thread())
  expect(await screen.findByRole('button', { name: /41 Diggs/, pressed: true })).toBeInTheDocument()
  await putOwn(device.db, anna, [confirmed('digg', false, '2026-11-21T12:30:00.000Z')])
  expect(await screen.findByRole('button', { name: /40 Diggs/, pressed: false })).toBeInTheDocument()
})

it('shows the old number with the word that it was not sent once the server has refused it', async () => {
  const { device, show, user } = aPage()
  await show(thread())
  await user.click(digg())
  await screen.findByRole('button', { name: /42 Diggs/ })
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'not_found', status: 404, text: null } })
  expect(await screen.findByRole('button', { name: /41 Diggs.*nicht gesendet/, pressed: false })).toBeInTheDocument()
})

it('lets a visitor sign in first and goes on with what was meant', async () => {
  const { device, store, signIn, show, user } = aPage({ isVisitor: true })
  await show(thread())
  await user.click(digg())
  await expect.poll(() => store.get(modalAtom)?.type).toBe('login')
  expect(await device.rows()).toEqual([])
  signIn()
  store.set(resumeIntentAtom)
  expect(await screen.findByRole('button', { name: /42 Diggs/, pressed: true })).toBeInTheDocument()
})

it('asks why before it flags, and takes a flag back without asking', async () => {
  const { device, show, user } = aPage()
  await show(thread())
  await user.click(screen.getByRole('button', { name: 'Melden: nora_felds Kommentar' }))
  await user.click(await screen.findByRole('radio', { name: 'Beleidigt jemanden' }))
  await user.click(screen.getByRole('button', { name: 'Melden' }))
  const flagged = await screen.findByRole('button', { name: /Gemeldet/, pressed: true })
  const rows = await device.rows()
  expect(rows).toMatchObject([{ args: { mark: 'flag', reason: 'insult' } }])
  expect(rows[0]?.args).not.toHaveProperty('text')
  await user.click(flagged)
  expect(await screen.findByRole('button', { name: /Melden/, pressed: false })).toBeInTheDocument()
})

it('flags with words of one’s own, wants them where the reason says nothing, and keeps them when it is closed', async () => {
  const { device, show, user } = aPage()
  await show(thread())
  const open = () => user.click(screen.getByRole('button', { name: 'Melden: nora_felds Kommentar' }))
  const send = () => user.click(screen.getByRole('button', { name: 'Melden' }))
  const other = () => screen.findByRole('radio', { name: 'Etwas anderes' })
  await open()
  await other()
  await send()
  expect(await screen.findByText('Wähle zuerst einen Grund.')).toBeVisible()
  await user.click(await other())
  await send()
  expect(await screen.findByText('Schreib kurz, worum es geht.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Was ist es?' })).toHaveFocus()
  expect(await device.rows()).toEqual([])
  await user.keyboard(' Steht schon dreimal da. ')
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(await other()).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Was ist es?' })).toHaveValue(' Steht schon dreimal da. ')
  await send()
  await screen.findByRole('button', { name: /Gemeldet/, pressed: true })
  expect(await device.rows()).toMatchObject([{ args: { reason: 'other', text: 'Steht schon dreimal da.' } }])
})

it('neither likes nor flags one’s own words, and says how many like them', async () => {
  const { show } = aPage()
  await show(thread(aComment({ author: anAuthor({ id: anna, username: 'anna' }), diggs_count: 3 })))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Antworten',
    'Bearbeiten',
    'Löschen',
    'Link kopieren',
  ])
  expect(screen.getByText('3 Diggs')).toBeInTheDocument()
})

it('folds away what a muted member wrote, and shows it to whoever wants it', async () => {
  const { device, show, user } = aPage()
  const mute = toConfirmedMark('mute', 'users', 'u-nora', {
    id: 'k2',
    set: true,
    vote: null,
    card: null,
    updatedAt: FETCHED,
  })
  await putOwn(device.db, anna, [mute])
  const replies = [aReply({ id: 'c-1', author: nora, body: 'Von Nora.' }), aReply({ id: 'c-2', body: 'Von Mira.' })]
  await show(thread(aComment({ replies, repliesCount: 2 })))
  await expect.poll(() => screen.queryByText('Stumm geschaltet: trotzdem zeigen')).toBeVisible()
  expect(screen.getByText('Von Nora.')).not.toBeVisible()
  expect(screen.getByText('Von Mira.')).toBeVisible()
  await user.click(screen.getByText('Stumm geschaltet: trotzdem zeigen'))
  expect(screen.getByText('Von Nora.')).toBeVisible()
})
