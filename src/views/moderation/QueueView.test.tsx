import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { aCase, aLogEntry, aQueue } from '../../../test/builders/moderation.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { followedAtom } from '../../atoms/core/live.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { loadModerationAtom } from '../../atoms/moderation/moderation.ts'
import * as texts from '../../texts/moderation.ts'
import { problemTexts } from '../../texts/problems.ts'
import { QueueView } from './QueueView.tsx'

beforeAll(letDialogsOpen)

const QUEUE = 'GET /api/moderation/queue'
const ACT = 'POST /api/moderation/actions'
const spam = aCase()
const insult = aCase({
  ...{
    id: 'c-2',
    text: 'Ihr seid alle blöd.',
    severity: 'medium',
    flaggers: 2,
    reasons: [{ reason: 'insult', count: 2 }],
    words: [
      { reason: 'insult', text: 'Trifft uns alle.', member: { id: 'u-ada', username: 'ada' } },
      { reason: 'insult', text: 'Nicht schön.', member: { id: 'u-gone', username: null } },
    ],
  },
  answers: { username: 'ada', text: 'Schöner Film.' },
})

async function show(answers: Parameters<typeof anAccountPage>[1]) {
  const session = aMember({ credentials: 'community_manager' })
  const page = await anAccountPage(<QueueView query={{}} />, answers, { session })
  await page.store.set(loadModerationAtom, { log: false, query: {} })
  return page
}
const dialog = () => within(screen.getByRole('dialog'))

it('shows what was flagged in what it stands in, why, and how often', async () => {
  await show({ [QUEUE]: anOkReply(aQueue(insult, spam)) })
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveAccessibleName('Kommentar von nora_feld')
  expect(first).toHaveTextContent('ernst2 Meldungen')
  expect(first).toHaveTextContent('2 × Beleidigung')
  expect(first).toHaveTextContent('ada (Beleidigung): Trifft uns alle.')
  expect(first).toHaveTextContent('gelöschter Nutzer (Beleidigung): Nicht schön.')
  expect(first).toHaveTextContent('antwortet auf ada')
  expect(within(first as HTMLElement).getByRole('link', { name: 'Zu „Amrum“' })).toHaveAttribute(
    'href',
    '/movies/amrum/kommentare?kommentar=c-1',
  )
  expect(second).toHaveTextContent('leicht1 Meldung')
  expect(screen.getByRole('button', { name: 'Alles 2' })).toHaveAttribute('aria-pressed', 'true')
})

it('hides with a reason that fits the flag, and goes on with the next case', async () => {
  const { user, asked, answers, store } = await show({
    [QUEUE]: anOkReply(aQueue(insult, spam)),
    [ACT]: anOkReply({ applied: true, entry: aLogEntry() }),
  })
  const [first] = await screen.findAllByRole('article')
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Ausblenden' }))
  expect(dialog().getByLabelText('Grund')).toHaveValue('Beleidigt andere.')
  Object.assign(answers, { [QUEUE]: anOkReply(aQueue(spam)) })
  await user.click(dialog().getByRole('button', { name: 'Ausblenden' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(asked).toMatchObject([
    {
      call: ACT,
      body: { moderation: { action: 'hide', type: 'comments', item: 'c-2', reason: 'Beleidigt andere.' } },
    },
  ])
  expect(store.get(toastAtom)).toMatchObject({ kind: 'success', message: texts.done.hide })
  const rest = screen.getAllByRole('article')
  expect(rest).toHaveLength(1)
  await expect.poll(() => document.activeElement).toBe(rest[0])
})

it('says that something was flagged meanwhile, and fetches it when it is asked to', async () => {
  const { user, answers, store } = await show({ [QUEUE]: anOkReply(aQueue(spam)) })
  await screen.findByRole('article')
  const [followed] = store.get(followedAtom)
  expect(followed?.topic).toBe('moderation')
  const thing = { type: 'comments', id: 'c-2' }
  act(() => followed?.onNews({ kind: 'comment.flagged', topic: 'moderation', thing, parent: null }))
  Object.assign(answers, { [QUEUE]: anOkReply(aQueue(insult, spam)) })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: texts.showNewFlags }))
  await expect.poll(() => screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: texts.showNewFlags })).toBeNull()
})

it('keeps the form and its id where the answer was lost, so that sending it again is the same order', async () => {
  const { user, asked, answers } = await show({
    [QUEUE]: anOkReply(aQueue(spam)),
    [ACT]: aProblemReply({ status: 503, code: 'unavailable' }),
  })
  await user.click(await screen.findByRole('button', { name: 'In Ordnung' }))
  const send = () => user.click(dialog().getByRole('button', { name: 'In Ordnung' }))
  await send()
  expect(await screen.findByText(problemTexts.failed)).toBeVisible()
  Object.assign(answers, { [ACT]: anOkReply({ applied: false, entry: null }) })
  await send()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const ids = asked.map(({ body }) => (body as { moderation: { id: string } }).moderation.id)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

it('asks for a reason, and blocks for the days that were chosen', async () => {
  const { user, asked } = await show({
    [QUEUE]: anOkReply(aQueue(spam)),
    [ACT]: anOkReply({ applied: true, entry: aLogEntry({ action: 'block' }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Sperren' }))
  await user.clear(dialog().getByLabelText('Grund'))
  await user.click(dialog().getByRole('button', { name: 'Sperren' }))
  expect(await screen.findByText(texts.reasonMissing)).toBeVisible()
  expect(dialog().getByLabelText('Grund')).toHaveFocus()
  expect(asked).toEqual([])
  await user.click(dialog().getByRole('button', { name: 'Wiederholte Werbung.' }))
  expect(screen.queryByText(texts.reasonMissing)).toBeNull()
  await user.click(dialog().getByRole('button', { name: '7 Tage' }))
  await user.click(dialog().getByRole('button', { name: 'Sperren' }))
  await expect.poll(() => asked).toHaveLength(1)
  const until = '2026-11-28T12:30:00.000Z'
  expect(asked[0]).toMatchObject({ body: { moderation: { action: 'block', member: 'u-nora', until } } })
})

it('is worked through by keys while a case has the focus, and by none elsewhere', async () => {
  const { user } = await show({ [QUEUE]: anOkReply(aQueue(insult, spam)) })
  const [first, second] = await screen.findAllByRole('article')
  await user.keyboard('h')
  expect(screen.queryByRole('dialog')).toBeNull()
  first?.focus()
  await user.keyboard('j')
  expect(second).toHaveFocus()
  await user.keyboard('j')
  expect(second).toHaveFocus()
  await user.keyboard('k')
  expect(first).toHaveFocus()
  await user.keyboard('{Control>}d{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('d')
  expect(dialog().getByRole('heading')).toHaveTextContent('Kommentar von nora_feld: in Ordnung?')
  // Within the form letters are letters.
  await user.type(dialog().getByLabelText('Grund'), 'h')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('offers nothing on what is not for this moderator, and only to bring back what is hidden', async () => {
  const hidden = aCase({ id: 'c-3', hidden: true, last: aLogEntry(), flaggers: 0, reasons: [] })
  await show({ [QUEUE]: anOkReply(aQueue(aCase({ mayAct: false }), hidden)) })
  const [closed, open] = await screen.findAllByRole('article')
  expect(closed).toHaveTextContent(texts.mayNot)
  expect(within(closed as HTMLElement).queryByRole('button', { name: 'Ausblenden' })).toBeNull()
  expect(open).toHaveTextContent('moderation hat einen Kommentar von nora_feld ausgeblendet, 2 Meldungen erledigt')
  const names = within(open as HTMLElement)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Mehr über nora_feld', 'Wieder zeigen', 'Verwarnen', 'Sperren'])
})

it('says that all is done, and when the server is out of reach', async () => {
  const page = await show({ [QUEUE]: anOkReply(aQueue()) })
  expect(await screen.findByText(texts.nothing.open)).toBeVisible()
  page.unmount()
  await show({})
  expect(await screen.findByText(texts.unavailable)).toBeVisible()
})

it('knows of a member what happened so far, and lifts a block', async () => {
  const author = aCase().author
  const { user, asked } = await show({
    [QUEUE]: anOkReply(aQueue(spam)),
    [ACT]: anOkReply({ applied: true, entry: aLogEntry({ action: 'unblock' }) }),
    'GET /api/moderation/users/:id': anOkReply({
      ...{ author, createdAt: '2024-11-21T11:00:00Z', hidden: false, mayAct: true },
      block: { since: '2026-11-20T11:00:00Z', until: null, reason: 'Werbung.' },
      counts: { comments: 4, trivia: 0, articles: 0, lists: 1, hidden: 2, warnings: 1 },
      log: [aLogEntry({ action: 'warn', after: { warnings: 2 }, before: { warnings: 1 } })],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Mehr über nora_feld' }))
  expect(await screen.findByText('Gesperrt dauerhaft: Werbung.')).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent('moderation hat nora_feld verwarnt, 2. Verwarnung')
  await user.click(dialog().getByRole('button', { name: 'Entsperren' }))
  const [, form] = screen.getAllByRole('dialog')
  await user.click(within(form as HTMLElement).getByRole('button', { name: 'Entsperren' }))
  await expect.poll(() => asked).toMatchObject([{ body: { moderation: { action: 'unblock', member: 'u-nora' } } }])
})
