import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import type { Notification } from '#contract/notifications.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { NotificationsView } from './NotificationsView.tsx'

const ada = anAuthor({ id: 'u-ada', username: 'ada' })
const settings = { replies: true, mentions: true, watched: true, friends: true }

function aNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    ...{ id: '7', kind: 'reply', message: 'ada hat auf deinen Kommentar zu „Salz“ geantwortet' },
    ...{ link: '/movies/salz/kommentare', caption: 'Zur Antwort', actors: [ada], count: 1, read: false },
    createdAt: '2026-11-21T12:12:00.000Z',
    ...overrides,
  }
}

type Page = { items?: Notification[]; isVisitor?: boolean; answer?: Reply<unknown> }

async function show({ items = [], isVisitor = false, answer }: Page = {}) {
  const store = createStore()
  const asked: { path: string; body: unknown }[] = []
  const list = () =>
    answer ??
    anOkReply({ items, nextPage: null, filters: {}, unreadCount: items.filter(({ read }) => !read).length, settings })
  const call = async ({ method, path }: Call, input?: { body?: unknown }) => {
    if (method === 'PUT') asked.push({ path, body: input?.body })
    switch (path) {
      case '/api/csrf_token':
        return anOkReply({ 'X-CSRF-Token': 'abc' })
      case '/api/me/notifications':
        return list()
      case '/api/me/notifications/read':
        return anOkReply({ unreadCount: JSON.stringify(input?.body).includes('only') ? 1 : 0 })
      case '/api/me/notifications/settings':
        return anOkReply({ ...settings, replies: false })
      case '/api/session':
        return anOkReply(aMember())
      default:
        return { kind: 'unreachable' }
    }
  }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T13:00:00.000Z') })
  if (!isVisitor) store.set(sessionAtom, aMember())
  await renderAt(<NotificationsView />, { store, url: '/benachrichtigungen' })
  return { store, asked, user: userEvent.setup() }
}

it('asks a visitor to sign in', async () => {
  const { store, user } = await show({ isVisitor: true })
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(store.get(modalAtom)).toEqual({ type: 'login' })
})

it('tells what has happened day by day, with what is new marked', async () => {
  const old = aNotification({ id: '3', kind: 'watch', read: true, count: 2, message: '2 Kommentare zu „Amrum“' })
  await show({ items: [aNotification(), { ...old, createdAt: '2026-11-20T12:00:00.000Z' }] })
  const today = (await screen.findByRole('heading', { name: 'Heute' })).closest('section') as HTMLElement
  const row = within(today).getByRole('link', { name: /ada hat auf deinen Kommentar zu „Salz“ geantwortet/ })
  expect(row).toHaveAttribute('href', '/movies/salz/kommentare')
  expect(within(row).getByRole('img', { name: 'neu' })).toBeInTheDocument()
  expect(within(row).getByText('ada').tagName).toBe('B')
  const before = screen.getByRole('heading', { name: 'Gestern' }).closest('section') as HTMLElement
  expect(within(before).queryByRole('img', { name: 'neu' })).not.toBeInTheDocument()
  expect(screen.getByText('1 neue Benachrichtigung')).toBeInTheDocument()
})

it('reads one that is followed, and all at once up to the latest that is shown', async () => {
  const moderation = aNotification({
    id: '9',
    kind: 'moderation',
    link: null,
    caption: null,
    actors: [],
    message: 'Hinweis',
  })
  const { asked, user } = await show({ items: [moderation, aNotification()] })
  await user.click(await screen.findByRole('button', { name: /Hinweis/ }))
  await expect.poll(() => asked).toEqual([{ path: '/api/me/notifications/read', body: { read: { only: '9' } } }])
  await user.click(screen.getByRole('button', { name: 'Alle gelesen' }))
  await expect.poll(() => asked.at(-1)?.body).toEqual({ read: { until: '9' } })
  expect(await screen.findByText('Alles gelesen')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: 'neu' })).not.toBeInTheDocument()
})

it('shows one kind alone', async () => {
  const friend = aNotification({ id: '8', kind: 'friend_request', message: 'ben möchte mit dir befreundet sein' })
  const { user } = await show({ items: [friend, aNotification()] })
  await user.click(await screen.findByRole('button', { name: 'Freunde' }))
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Neues' }))
  expect(screen.getByRole('heading', { name: 'Hier gibt es noch nichts' })).toBeInTheDocument()
})

it('says what will stand here while there is nothing', async () => {
  await show()
  expect(await screen.findByRole('heading', { name: 'Noch nichts Neues' })).toBeInTheDocument()
})

it('says that there is no network, and asks again', async () => {
  const { user } = await show({ answer: { kind: 'unreachable' } })
  expect(await screen.findByRole('heading', { name: 'Benachrichtigungen brauchen das Netz' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Benachrichtigungen brauchen das Netz' })).toBeInTheDocument()
})

it('lets a member choose what to hear of', async () => {
  const { asked, user } = await show({ items: [aNotification()] })
  await user.click(await screen.findByText('Worüber wir dich benachrichtigen'))
  await user.click(screen.getByRole('switch', { name: 'Antworten auf deine Kommentare' }))
  await expect
    .poll(() => asked)
    .toEqual([{ path: '/api/me/notifications/settings', body: { settings: { ...settings, replies: false } } }])
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument()
})
