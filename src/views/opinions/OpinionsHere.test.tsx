import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Opinion } from '#contract/friends.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import * as texts from '../../texts/friends.ts'
import { OpinionsHere } from './OpinionsHere.tsx'

const URL = '/api/movies/amrum/opinions'
const NOW = '2026-11-21T12:00:00.000Z'

const anOpinion = (username: string, overrides: object = {}) => ({
  ...{ user: anAuthor({ id: `u-${username}`, username }), value: 7.5, top: false, flop: false, ratedAt: NOW },
  comment: null as Opinion['comment'],
  ...overrides,
})
const comment = (body: string, spoiler = false) => ({ comment: { id: 'c-1', body, spoiler } })
const answer = (...items: ReturnType<typeof anOpinion>[]) => ({ items, average: 7.5, count: items.length })
const muting = toConfirmedMark('mute', 'users', 'u-laut', {
  ...{ id: 'k1', set: true, vote: null, card: null, updatedAt: NOW },
})

async function show(served: Served, { isVisitor = false, confirmed = [] as (typeof muting)[] } = {}) {
  const store = isVisitor ? createStore() : (await aMemberPage(confirmed)).store
  const { api, asked } = servedApi(served, NOW)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date(NOW) })
  const { container } = await renderAt(
    <OpinionsHere type="movies" permalink="amrum">
      <p>Darunter</p>
    </OpinionsHere>,
    { store },
  )
  return { asked, container, store, user: userEvent.setup() }
}

it('tells what each friend thinks, in the order of the answer, and the average', async () => {
  const ben = anOpinion('ben', { value: 9, top: true, ...comment('Dann so.') })
  await show({ [URL]: answer(ben, anOpinion('cem', { value: null, flop: true })) })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('ben')
  expect(first).toHaveTextContent('9,0')
  expect(first).toHaveTextContent(texts.topMark)
  expect(first).toHaveTextContent('Dann so.')
  expect(second).toHaveTextContent(texts.flopMark)
  expect(second).not.toHaveTextContent('7,5')
  expect(screen.getByText('2 Wertungen, im Schnitt 7,5')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'ben' })).toHaveAttribute('href', '/users/ben')
})

it('folds what gives the story away', async () => {
  const { user } = await show({ [URL]: answer(anOpinion('ben', comment('Der Gärtner war es.', true))) })
  expect(await screen.findByText('Der Gärtner war es.')).not.toBeVisible()
  await user.click(screen.getByText(texts.spoilerComment))
  expect(screen.getByText('Der Gärtner war es.')).toBeVisible()
})

it('leaves out whom the member has muted on this device, and is gone with the last one', async () => {
  const all = answer(anOpinion('laut', comment('Viel zu laut.')), anOpinion('ben'))
  const { asked } = await show({ [URL]: all }, { confirmed: [muting] })
  await expect.poll(() => asked).toEqual([URL])
  expect(await screen.findByText('ben')).toBeInTheDocument()
  await expect.poll(() => screen.queryByText('Viel zu laut.')).toBeNull()
})

it('is not there while no friend has said anything, for a visitor, and without a network', async () => {
  const silent = await show({ [URL]: { items: [], average: null, count: 0 } })
  await expect.poll(() => silent.asked).toEqual([URL])
  expect(screen.queryByRole('heading')).toBeNull()
  const visitor = await show({ [URL]: answer(anOpinion('ben')) }, { isVisitor: true })
  const offline = await show({ [URL]: null })
  await expect.poll(() => offline.asked).toEqual([URL])
  expect(screen.queryByRole('heading')).toBeNull()
  expect(visitor.asked).toEqual([])
  expect(screen.queryByText(texts.opinionsFailed)).toBeNull()
})

it.each([
  ['they are there', answer(anOpinion('ben'))],
  ['nobody has said anything', { items: [], average: null, count: 0 }],
  ['there is no network', null],
  ['they could not be loaded', 500],
])('hides what stands below until %s', async (_when, served) => {
  await show({ [URL]: served as Served[string] })
  expect(screen.getByText('Darunter')).not.toBeVisible()
  expect(screen.getByText(texts.opinionsLoading)).toBeInTheDocument()
  await expect.poll(() => screen.queryByText(texts.opinionsLoading)).toBeNull()
  expect(screen.getByText('Darunter')).toBeVisible()
})

it('holds the place that NearView keeps until it is known, also when all below is there before', async () => {
  const { container } = await show({ [URL]: answer(anOpinion('ben')) })
  expect(container.querySelector('[role="status"][aria-busy="true"]')).toHaveTextContent(texts.opinionsLoading)
  expect(await screen.findByText('ben')).toBeVisible()
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
})

it('says that it could not be loaded', async () => {
  await show({ [URL]: 500 })
  expect(await screen.findByText(texts.opinionsFailed)).toBeInTheDocument()
})

it('loads once there is a way to the server, and hides nothing below meanwhile', async () => {
  const served: Served = { [URL]: null }
  const { store } = await show(served)
  const below = screen.getByText('Darunter')
  await waitFor(() => expect(below).toBeVisible())
  const hidings = new MutationObserver(() => {})
  hidings.observe(below.parentElement as Element, { attributeFilter: ['hidden'] })
  served[URL] = answer(anOpinion('ben'))
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByRole('link', { name: 'ben' })).toBeInTheDocument()
  expect(hidings.takeRecords()).toEqual([])
})
