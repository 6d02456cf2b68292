import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { followedAtom } from '../../atoms/core/live.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { friendshipsRef } from '../../atoms/friends/refs.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import * as texts from '../../texts/friends.ts'
import { FriendsView } from './FriendsView.tsx'

beforeAll(letDialogsOpen)

const NOW = '2026-11-21T12:00:00.000Z'
/** When the page was loaded, before anybody searched. */
const LOADED = '2026-11-21T11:59:50.000Z'
const SINCE = '2026-11-20T18:15:00.000Z'
const somebody = (username: string) => ({
  ...{ user: anAuthor({ id: `u-${username}`, username }), since: SINCE, taste: null },
})
const found = (username: string, relation = 'none') => ({ user: somebody(username).user, relation })
const nobody = { friends: [], incoming: [], outgoing: [] }

async function show(served: Served = {}) {
  const { store, device } = await aMemberPage()
  const answers: Served = { '/api/me/friendships': nobody, ...served }
  const { api, asked } = servedApi(answers, NOW)
  store.set(apiAtom, servedApi(answers, LOADED).api)
  store.set(clockAtom, { now: () => new Date(NOW) })
  await store.set(loadResourceAtom, friendshipsRef)
  store.set(apiAtom, api)
  await renderAt(<FriendsView />, { store })
  const searches = () => asked.filter((url) => url.startsWith('/api/users'))
  return { store, device, served: answers, searches, user: userEvent.setup() }
}
const field = () => screen.getByRole('searchbox', { name: texts.search })
const look = (...names: string[]) => {
  for (const value of names) fireEvent.change(field(), { target: { value } })
}
const button = (act: string, name: string) => screen.findByRole('button', { name: texts.withWhom(act, name) })

it('answers who asks, at once, and leaves the row where it is', async () => {
  const { device, user } = await show({ '/api/me/friendships': { ...nobody, incoming: [somebody('nora')] } })
  expect(screen.getByRole('heading', { name: '1 Anfrage an dich' })).toBeInTheDocument()
  await user.click(await button(texts.accept, 'nora'))
  expect(await button(texts.endFriends, 'nora')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'setMark', args: { mark: 'friendship', id: 'u-nora' } }])
})

it('ends a friendship only after asking, and withdraws a request without', async () => {
  const { device, store, user } = await show({
    '/api/me/friendships': { ...nobody, friends: [somebody('ben')], outgoing: [somebody('cem')] },
  })
  await user.click(await button(texts.endFriends, 'ben'))
  await answerConfirm(store, false)
  expect(await device.rows()).toEqual([])
  await user.click(await button(texts.endFriends, 'ben'))
  await answerConfirm(store, true)
  expect(await button(texts.ask, 'ben')).toBeInTheDocument()
  await user.click(await button(texts.withdraw, 'cem'))
  expect(await button(texts.ask, 'cem')).toBeInTheDocument()
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['clearMark', 'clearMark'])
})

it('finds members once somebody stops typing, with how they stand, and asks them', async () => {
  const items = [found('Quarzuhr', 'asks'), found('Quarzig')]
  const { device, searches, user } = await show({ '/api/users?q=quarz': { items } })
  look('q', 'qu', ' quarz ')
  expect(await screen.findByText('2 Mitglieder gefunden')).toBeInTheDocument()
  expect(searches()).toEqual(['/api/users?q=quarz'])
  expect(await button(texts.accept, 'Quarzuhr')).toBeInTheDocument()
  const [row] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Quarzig'))
  expect(within(row as HTMLElement).getByRole('link', { name: 'Quarzig' })).toHaveAttribute('href', '/users/Quarzig')
  await user.click(await button(texts.ask, 'Quarzig'))
  expect(await button(texts.withdraw, 'Quarzig')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ args: { mark: 'friendship', name: 'Quarzig' } }])
})

it('asks for nobody by one letter, and forgets what was found when the field is emptied', async () => {
  const { searches, user } = await show({ '/api/users?q=qu': { items: [found('Quarzig')] } })
  look('qu')
  expect(await screen.findByText('1 Mitglied gefunden')).toBeInTheDocument()
  look('q')
  await expect.poll(() => screen.queryByText('1 Mitglied gefunden')).toBeNull()
  look('qu')
  await screen.findByText('1 Mitglied gefunden')
  await user.click(screen.getByRole('button', { name: 'Eingabe löschen' }))
  await expect.poll(() => screen.queryByText('1 Mitglied gefunden')).toBeNull()
  expect(searches().every((url) => url === '/api/users?q=qu')).toBe(true)
})

it('says that nobody is called so, that there is no network, and that it failed', async () => {
  await show({ '/api/users?q=niemand': { items: [] }, '/api/users?q=kaputt': 500 })
  look('niemand')
  expect(await screen.findByText('Kein Mitglied heißt „niemand“.')).toBeInTheDocument()
  look('offline')
  expect(await screen.findByText(texts.searchOffline)).toBeInTheDocument()
  look('kaputt')
  expect(await screen.findByText(texts.searchFailed)).toBeInTheDocument()
})

it('follows what others do, live', async () => {
  const { store, served } = await show()
  expect(screen.queryByText('1 Anfrage an dich')).toBeNull()
  served['/api/me/friendships'] = { ...nobody, incoming: [somebody('nora')] }
  const [followed] = store.get(followedAtom)
  expect(followed?.topic).toBe('me')
  const happen = () =>
    followed?.onNews({ kind: 'friendship.changed', topic: 'me', thing: { type: 'users', id: 'u-nora' }, parent: null })
  happen()
  expect(await screen.findByText('1 Anfrage an dich', {}, { timeout: 5_000 })).toBeVisible()
  served['/api/me/friendships'] = nobody
  happen()
  await expect.poll(() => screen.queryByText('1 Anfrage an dich'), { timeout: 5_000 }).toBeNull()
})

it('says of a member who was found what the list above says, once that has changed', async () => {
  const { store, served, user } = await show({ '/api/users?q=nora': { items: [found('nora')] } })
  look('nora')
  await user.click(await button(texts.ask, 'nora'))
  expect(await button(texts.withdraw, 'nora')).toBeInTheDocument()
  served['/api/me/friendships'] = { ...nobody, friends: [somebody('nora')] }
  const [followed] = store.get(followedAtom)
  followed?.onNews({ kind: 'friendship.changed', topic: 'me', thing: { type: 'users', id: 'u-nora' }, parent: null })
  const name = texts.withWhom(texts.endFriends, 'nora')
  await expect.poll(() => screen.getAllByRole('button', { name }).length, { timeout: 5_000 }).toBe(2)
})

it('moves a row once the own answer has arrived, and the focus with it', async () => {
  const { device, served, user } = await show({ '/api/me/friendships': { ...nobody, incoming: [somebody('nora')] } })
  await user.click(await button(texts.accept, 'nora'))
  served['/api/me/friendships'] = { ...nobody, friends: [somebody('nora')] }
  const state = { set: true, vote: null }
  await putOwn(device.db, anna, [{ slot: 'friendship/users/u-nora', state, updatedAt: '2026-11-21T12:00:05.000Z' }])
  expect(await screen.findByRole('heading', { name: texts.friends(1) })).toBeVisible()
  expect(screen.queryByText('1 Anfrage an dich')).toBeNull()
  await expect.poll(async () => (await button(texts.endFriends, 'nora')) === document.activeElement).toBe(true)
})
