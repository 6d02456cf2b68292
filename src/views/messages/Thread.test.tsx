import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { anna, ben } from '../../../test/builders/outbox.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { draftsDeviceAtom } from '../../atoms/comments/drafts.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { untilStoredAtom } from '../../atoms/core/outbox.ts'
import { keptThreadsAtom } from '../../atoms/messages/kept.ts'
import { shownMessages } from '../../atoms/messages/shown.ts'
import { openThreadAtom, type ThreadPart, threadPart } from '../../atoms/messages/thread.ts'
import { threadsAtom } from '../../atoms/messages/threads.ts'
import { sendMessageAtom } from '../../atoms/messages/write.ts'
import type { Api } from '../../sync/api.ts'
import * as texts from '../../texts/messages.ts'
import { MessageText } from './MessageText.tsx'
import { Thread } from './Thread.tsx'

const NOW = '2026-11-21T12:00:00Z'
const ID = 't1'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  window.scrollBy = () => {}
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => void vi.useRealTimers())

const benAuthor = anAuthor({ id: ben, username: 'ben' })
const aMessage = (seq: number, overrides: object = {}) => ({
  ...{ id: `m${seq}`, seq, author: benAuthor, body: `Nr. ${seq}`, hidden: false },
  createdAt: `2026-11-20T1${seq}:00:00.000Z`,
  ...overrides,
})
const aThread = (overrides: object = {}) => ({
  slot: `messageThread/${ID}`,
  state: {
    ...{ status: 'there', attention: 'all', lastSeq: 3, readSeq: 1, unread: 2, createdAt: '2026-11-20T10:00:00.000Z' },
    ...{ people: [{ user: benAuthor, hasLeft: false, readSeq: null }], last: aMessage(3) },
    ...overrides,
  },
  updatedAt: '2026-11-21T11:00:00.000Z',
})

const allOf = (items: object[]) => anOkReply({ items, older: false, newer: false })

/** A thread of ben's, as the server answers it. */
async function open(reply: unknown, overrides: object = {}, own: Parameters<typeof aMemberPage>[0] = []) {
  const page = await aMemberPage([aThread(overrides), ...own])
  const { store } = page
  let kept: unknown
  store.set(clockAtom, { now: () => new Date(NOW) })
  store.set(apiAtom, { call: (async () => reply) as unknown as Api['call'] } as Api)
  store.set(draftsDeviceAtom, { read: async () => ({}), change: async () => {} })
  store.set(keptThreadsAtom, {
    read: async () => kept,
    change: async (to) => {
      kept = to(kept)
    },
  })
  store.sub(threadsAtom, () => {})
  await expect.poll(() => store.get(threadsAtom)).toHaveLength(1)
  await store.set(openThreadAtom, ID)
  function Shown() {
    const [thread] = store.get(threadsAtom) ?? []
    const part: ThreadPart = store.get(threadPart(ID, ''))
    return thread ? <Thread thread={thread} part={part} onRetry={() => {}} /> : null
  }
  await renderAt(<Shown />, { store })
  if ((reply as { kind: string }).kind === 'ok') await screen.findAllByRole('listitem')
  return page
}

const words = () => screen.getAllByRole('listitem').map((item) => item.querySelector('[data-words]')?.textContent)

it('shows messages in their order, and a line above the first unread one', async () => {
  await open(allOf([aMessage(1), aMessage(2), aMessage(3)]))
  expect(words()).toEqual(['Nr. 1', 'Nr. 2', 'Nr. 3'])
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).queryByText(texts.newFrom)).toBeNull()
  expect(within(second as HTMLElement).getByText(texts.newFrom)).toBeInTheDocument()
})

it('shows own messages alone for no whole thread while the others are on their way', async () => {
  const sent = {
    slot: `message/${ID}/m2`,
    state: { seq: 2, body: 'Nr. 2', deleted: false, createdAt: '2026-11-20T12:00:00.000Z' },
    updatedAt: '2026-11-21T11:00:00.000Z',
  }
  const { store } = await aMemberPage([aThread(), sent])
  const thread = shownMessages(ID, '')
  store.sub(thread, () => {})
  await store.set(untilStoredAtom)
  expect(store.get(threadPart(ID, '')).state).toBe('loading')
  expect(store.get(thread)).toEqual([])
  goOffline(store)
  await store.set(sendMessageAtom, { id: ID, name: 'ben' }, 'm4', 'Bis gleich')
  await expect.poll(() => store.get(thread).map(({ body }) => body)).toEqual(['Bis gleich'])
})

it('keeps what is written without a network at the end, and says that it waits', async () => {
  const page = await open(allOf([aMessage(1)]), { lastSeq: 1, unread: 0 })
  goOffline(page.store)
  await userEvent.type(screen.getByRole('textbox', { name: texts.writeTo('ben') }), 'Bis gleich')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText('Bis gleich')).toBeInTheDocument()
  expect(words()).toEqual(['Nr. 1', 'Bis gleich'])
  expect(screen.getByText(texts.waits)).toBeInTheDocument()
  expect(await page.device.rows()).toMatchObject([{ kind: 'sendMessage', args: { thread: ID, body: 'Bis gleich' } }])
})

it('says that there is nothing to send, and stores nothing', async () => {
  const { device } = await open(allOf([aMessage(1)]))
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(screen.getByText(texts.missing)).toBeInTheDocument()
  expect(await device.rows()).toEqual([])
})

it('leaves out what the member has deleted, and says of what is hidden that it is', async () => {
  const gone = {
    slot: `message/${ID}/m2`,
    state: { seq: 2, body: '', deleted: true, createdAt: '2026-11-20T12:00:00.000Z' },
    updatedAt: '2026-11-21T11:00:00.000Z',
  }
  await open(allOf([aMessage(1), aMessage(2), aMessage(3, { hidden: true, body: '' })]), {}, [gone])
  expect(screen.queryByText('Nr. 2')).toBeNull()
  expect(screen.getByText(texts.hiddenByModeration)).toBeInTheDocument()
})

it('says that a message was read by who says so', async () => {
  const people = [{ user: benAuthor, hasLeft: false, readSeq: 1 }]
  const mine = { author: anAuthor({ id: anna, username: anna }) }
  await open(allOf([aMessage(1, mine), aMessage(2, mine)]), { people, lastSeq: 2 })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(texts.read)
  expect(second).not.toHaveTextContent(texts.read)
})

it('says so where messages could not be loaded', async () => {
  await open(aProblemReply({ status: 500, code: 'internal' as never }))
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed)
})

it('links addresses of the web and nothing else, without the end of the sentence', async () => {
  await renderAt(<MessageText text={'Siehe https://example.org/a?b=1. Nicht javascript:alert(1) <b>'} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a?b=1'])
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(screen.getByText(/javascript:alert\(1\) <b>/)).toBeInTheDocument()
})
