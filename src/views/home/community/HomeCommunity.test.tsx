import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../../test/aMemberPage.ts'
import { anArticle } from '../../../../test/builders/articles.ts'
import { anAuthor } from '../../../../test/builders/community.ts'
import { renderAt } from '../../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../../atoms/core/context.ts'
import { reachableAtom } from '../../../atoms/core/reachable.ts'
import { toConfirmedMark } from '../../../sync/commands/mark.ts'
import { retry } from '../../../texts/common.ts'
import { failedRow, unavailableRow } from '../../../texts/home.ts'
import * as texts from '../../../texts/homeCommunity.ts'
import { HomeCommunity } from './HomeCommunity.tsx'
import { HomeNews } from './HomeNews.tsx'

const NOW = '2026-11-21T12:00:00.000Z'
const TALKS = '/api/discussions'
const LISTS = '/api/lists?order=newest'
const ACTS = '/api/me/activity'
const NEWS = '/api/articles?rubric=news'

const [ben, loud] = [anAuthor({ id: 'u-ben', username: 'ben' }), anAuthor({ id: 'u-laut', username: 'laut' })]
const aPlace = (title: string, path: string) => ({ title, path, poster: null })
const aTalk = (title: string, ...authors: object[]) => ({
  ...aPlace(title, `/movies/${title}/kommentare`),
  ...{ key: `movies/${title}`, commentsCount: 3, authors, latestAt: NOW },
})
const aList = (name: string, author: object) => ({
  ...{ id: name, name, description: '', private: false, author, itemsCount: 2, diggs_count: 0 },
  ...{ posters: [], createdAt: NOW, updatedAt: NOW },
})
const anAct = (user: object, act: object) => ({ key: JSON.stringify(act), user, at: NOW, ...act })
const lists = (...items: object[]) => ({ items, nextPage: null, filters: { order: 'newest' } })
const muting = toConfirmedMark('mute', 'users', 'u-laut', {
  ...{ id: 'k1', set: true, vote: null, card: null, updatedAt: NOW },
})

async function show(served: Served, { isVisitor = false, confirmed = [] as (typeof muting)[] } = {}) {
  const store = isVisitor ? createStore() : (await aMemberPage(confirmed)).store
  const { api, asked } = servedApi(served, NOW)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date(NOW) })
  const page = (
    <>
      <HomeNews />
      <HomeCommunity />
    </>
  )
  await renderAt(page, { store })
  return { asked, served, store }
}
const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (!section) throw new Error(`no part "${name}"`)
  return within(section)
}

const quiet: Served = { [TALKS]: { items: [] }, [LISTS]: lists(), [NEWS]: { ...lists(), filters: { rubric: 'news' } } }

it('shows visitors the news, what is discussed and new lists, and asks for nothing personal', async () => {
  const news = { items: [anArticle({ rubric: 'news' })], nextPage: null, filters: { rubric: 'news' } }
  const served = { [TALKS]: { items: [aTalk('Amrum', ben)] }, [LISTS]: lists(aList('Regen', ben)), [NEWS]: news }
  const { asked } = await show(served, { isVisitor: true })
  expect(await screen.findByRole('link', { name: 'Treppenhäuser' })).toHaveAttribute('href', '/news/treppen')
  expect(await screen.findByRole('link', { name: 'Amrum' })).toHaveAttribute('href', '/movies/Amrum/kommentare')
  expect(part(texts.discussed).getByRole('listitem')).toHaveTextContent(/3 Kommentare.*zuletzt ben.*heute 13:00/)
  expect(await screen.findByRole('link', { name: 'Regen' })).toHaveAttribute('href', '/liste/Regen')
  expect(screen.queryByRole('heading', { name: texts.friends })).not.toBeInTheDocument()
  expect(asked).not.toContain(ACTS)
})

it('tells what friends did, each leading to where it stands', async () => {
  const items = [
    anAct(ben, { kind: 'rating', value: 8.5, top: true, flop: false, place: aPlace('Amrum', '/movies/amrum') }),
    anAct(ben, { kind: 'comment', id: 'c-1', excerpt: 'Dann so.', place: aPlace('Dune', '/movies/dune/kommentare') }),
    anAct(ben, { kind: 'comment', id: 'c-2', excerpt: null, place: aPlace('Heat', '/movies/heat/kommentare') }),
    anAct(ben, { kind: 'list', itemsCount: 1, place: aPlace('Regen', '/liste/regen') }),
  ]
  await show({ ...quiet, [ACTS]: { items, hasFriends: true } })
  await screen.findByRole('link', { name: 'Amrum' })
  const rows = part(texts.friends).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining(`ben ${texts.acts.top} Amrum8,5`),
    expect.stringContaining(`ben ${texts.acts.commented} DuneDann so.`),
    expect.stringContaining(`ben ${texts.acts.commented} Heat${texts.spoiler}`),
    expect.stringContaining(`ben ${texts.acts.listed} Regen1 Titel`),
  ])
  expect(screen.getByRole('link', { name: 'Dune' })).toHaveAttribute('href', '/movies/dune/kommentare?kommentar=c-1')
})

it('invites whoever has no friends yet to find some', async () => {
  await show({ ...quiet, [ACTS]: { items: [], hasFriends: false } })
  expect(await screen.findByText(texts.noFriends)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: texts.findFriends })).toHaveAttribute('href', '/my_friendships')
  expect(screen.getByText(texts.noDiscussions)).toBeInTheDocument()
})

it('leaves out whom the member has muted, and names another in a discussion', async () => {
  const served = {
    ...quiet,
    [TALKS]: { items: [aTalk('Amrum', loud, ben), aTalk('Dune', loud)] },
    [LISTS]: lists(aList('Laut', loud), aList('Regen', ben)),
    [ACTS]: { items: [], hasFriends: true },
  }
  await show(served, { confirmed: [muting] })
  expect(await screen.findByRole('link', { name: 'Regen' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Laut' })).not.toBeInTheDocument())
  expect(part(texts.discussed).getByRole('listitem')).toHaveTextContent('zuletzt ben')
})

it('says what failed and what is not on the device, each by itself, and tries again', async () => {
  const served: Served = { [TALKS]: 500, [NEWS]: quiet[NEWS] ?? null }
  await show(served, { isVisitor: true })
  expect(await screen.findByText(texts.noNews)).toBeInTheDocument()
  expect(await part(texts.newLists).findByText(unavailableRow)).toBeInTheDocument()
  expect(await part(texts.discussed).findByText(failedRow)).toBeInTheDocument()
  served[TALKS] = { items: [aTalk('Amrum', ben)] }
  await userEvent.click(part(texts.discussed).getByRole('button', { name: retry }))
  expect(await screen.findByRole('link', { name: 'Amrum' })).toBeInTheDocument()
})

it('loads by itself what could not be reached, once there is a way to the server', async () => {
  const { served, store } = await show({}, { isVisitor: true })
  expect(await screen.findAllByText(unavailableRow)).toHaveLength(3)
  Object.assign(served, quiet, { [LISTS]: lists(aList('Regen', ben)) })
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByRole('link', { name: 'Regen' })).toBeInTheDocument()
  expect(screen.queryByText(unavailableRow)).toBeNull()
})
