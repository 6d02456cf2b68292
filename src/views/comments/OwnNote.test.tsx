import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { CommentId } from '#contract/ids.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import type { OwnComment, Refused } from '../../atoms/comments/ownComments.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { OwnNote } from './OwnNote.tsx'

const id = 'c-1' as CommentId
const args = { id, type: 'movies', item: 'm1', parent: null, title: 'Amrum', body: 'Von Anna.', spoiler: false }
const waiting: OwnComment = {
  id,
  value: null,
  state: 'pending',
  confirmed: null,
  refused: null,
  isUnsent: true,
  isTooNew: false,
}
const refused = (overrides: Partial<Refused>): OwnComment => ({
  ...{ id, value: null, state: 'failed', confirmed: null, isUnsent: false, isTooNew: false },
  refused: {
    ...{ seq: 1, act: 'create', state: 'failed', error: null, body: 'Von Anna.', spoiler: false, parent: null },
    at: '2026-11-21T12:00:00.000Z',
    ...overrides,
  },
})
const error = (status: number, code: string, text: string | null = null) => ({ error: { code, status, text } })

async function show(own: OwnComment) {
  const { store, device } = await aMemberPage()
  await meanAll(device, anna, { kind: 'createComment', args: { ...args, createdAt: '2026-11-21T12:00:00.000Z' } })
  // Its own: it brings the clipboard.
  const user = userEvent.setup()
  await renderAt(<OwnNote own={own} />, { store })
  return { store, device, user }
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('says that it is being sent, or what it waits for: the network, the server’s pause, the end of its trouble or of the hour', async () => {
  const { store, device } = await show(waiting)
  expect(await screen.findByText('Wird gesendet …')).toBeInTheDocument()
  goOffline(store)
  expect(await screen.findByText('Gespeichert, wird gesendet, sobald du online bist')).toBeInTheDocument()
  const tell = (status: number, code: string) =>
    device.db.outbox.update(1, { lastError: { code, status, text: null }, attempts: 1 })
  await tell(429, 'too_many_requests')
  expect(await screen.findByText(/^Gespeichert\. Das war zu viel auf einmal/)).toBeInTheDocument()
  await tell(503, 'unavailable')
  expect(await screen.findByText(/^Gespeichert\. Der Server hat gerade Schwierigkeiten/)).toBeInTheDocument()
  await tell(429, 'quota_full')
  expect(await screen.findByText(/^Gespeichert\. Davon ist nur eine begrenzte Zahl/)).toBeInTheDocument()
})

it('lets copy what answers a comment that is gone, since sending it again would not help', async () => {
  const text = 'Der Kommentar, auf den du antwortest, wurde inzwischen gelöscht.'
  const { store, user } = await show(refused(error(404, 'not_found', text)))
  expect(screen.getByText(`Nicht gesendet. ${text}`)).toBeInTheDocument()
  expect(buttons()).toEqual(['Text kopieren', 'Verwerfen'])
  await user.click(screen.getByRole('button', { name: 'Text kopieren' }))
  await expect.poll(() => navigator.clipboard.readText()).toBe('Von Anna.')
  expect(store.get(toastAtom)).toMatchObject({ kind: 'success', message: 'Der Text ist kopiert.' })
})

it('says until when and why somebody is blocked, and that the words stay', async () => {
  const text = 'Dein Konto ist bis 24.11.2026, 13:00 Uhr gesperrt: Zu laut im Saal'
  await show(refused(error(403, 'account_blocked', text)))
  expect(screen.getByText(`Nicht gesendet. ${text}. Dein Text bleibt hier.`)).toBeInTheDocument()
  expect(buttons()).toEqual(['Erneut senden', 'Verwerfen'])
})

it('sends an answer with the comment that it answers, and says so while that was refused', async () => {
  await show(refused({ state: 'blocked', ...error(0, 'blocked') }))
  expect(screen.getByText(/^Nicht gesendet\. Zuerst muss der Kommentar gesendet sein/)).toBeInTheDocument()
  expect(buttons()).toEqual(['Verwerfen'])
})
