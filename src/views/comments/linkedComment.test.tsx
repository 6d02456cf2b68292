import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import type { Comment } from '#contract/comments.ts'
import type { LiveEvent } from '#contract/events.ts'
import { OwnComment } from '#contract/ownComments.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aComment, anAuthor, aReply } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { followedAtom } from '../../atoms/core/live.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { toConfirmedComment } from '../../sync/commands/comment.ts'
import type { CommentsPartProps } from '../../ui/community/commentsPart.ts'
import { CommentsHere } from './CommentsHere.tsx'

const LIST = '/api/series/dark/comments'
const THREAD = '/api/comments/c-2/thread'
const thing = { id: 's1', title: 'Dark' }

const page = (items: readonly Comment[], nextPage: number | null = null) => ({
  ...{ items, nextPage, filters: {}, moreages: nextPage !== null, commentsCount: items.length },
})
const one = aComment({ id: 'c-1', body: 'Der neuere.' })
const two = aComment({ id: 'c-2', body: 'Der ältere.', author: anAuthor({ id: 'u-nora', username: 'nora_feld' }) })

/** Where the page was brought to, the latest last. */
let shown: string[] = []
beforeEach(() => {
  shown = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.textContent ?? '')
  }
})

async function follow(served: Served, comment: string, props: Partial<CommentsPartProps> = {}, store = createStore()) {
  const { api, asked } = servedApi(served)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  const here = <CommentsHere type="series" permalink="dark" thing={thing} {...props} />
  const rendered = await renderAt(here, { store, url: `/serie/dark?kommentar=${comment}` })
  return { served, asked, ...rendered }
}

it('brings the named comment into view, with the focus and a mark, and asks for nothing more', async () => {
  const { asked } = await follow({ [LIST]: page([one, two]) }, 'c-2')
  const comment = (await screen.findByText('Der ältere.')).closest('article')
  await expect.poll(() => document.activeElement).toBe(comment)
  expect(shown.at(-1)).toContain('Der ältere.')
  expect(document.querySelectorAll('[data-linked]')).toHaveLength(1)
  expect(comment).toHaveAttribute('data-linked')
  expect(asked.filter((url) => url.includes('thread'))).toEqual([])
})

it('shows one of an older page above the list, and once, also when that page comes', async () => {
  const served = {
    [LIST]: page([one], 2),
    [`${LIST}?page=2`]: page([two]),
    [THREAD]: { type: 'series', item: 's1', comment: two },
  }
  await follow(served, 'c-2')
  const above = await screen.findByRole('region', { name: 'Der verlinkte Kommentar' })
  const comment = within(above).getByRole('article')
  expect(comment).toHaveTextContent('Der ältere.')
  await expect.poll(() => document.activeElement).toBe(comment)
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  await expect.poll(() => screen.queryByRole('button', { name: /Mehr laden|Lädt/ })).toBeNull()
  expect(screen.getAllByText('Der ältere.')).toHaveLength(1)
  expect(within(above).getByText('Der ältere.')).toBeInTheDocument()
})

it('follows what happens to one above the list, and takes it away once it is gone', async () => {
  const now = (comment: object) => ({ type: 'series', item: 's1', comment: { ...two, ...comment } })
  const served: Served = { [LIST]: page([one], 2), [THREAD]: now({}) }
  const { store } = await follow(served, 'c-2')
  const above = within(await screen.findByRole('region', { name: 'Der verlinkte Kommentar' }))
  await expect.poll(() => store.get(followedAtom).map(({ topic }) => topic)).toContain('series/s1')
  const tell = (kind: LiveEvent['kind'], id: string, parent: string | null = null) =>
    act(() => {
      const event = { kind, topic: 'series/s1', thing: { type: 'comments', id }, parent }
      for (const { topic, onNews } of store.get(followedAtom)) if (topic === 'series/s1') onNews(event)
    })
  const reply = aReply({ id: 'r-neu', body: 'Neue Antwort.' })
  served[THREAD] = now({ body: 'Anders gesagt.', diggs_count: 7, replies: [reply], repliesCount: 1 })
  tell('comment.updated', 'c-2')
  expect(await above.findByText('Anders gesagt.', {}, { timeout: 8_000 })).toBeInTheDocument()
  expect(above.getByRole('button', { name: /7 Diggs/ })).toBeInTheDocument()
  // A new reply is not shown at once, so that nothing moves.
  expect(above.queryByText('Neue Antwort.')).not.toBeInTheDocument()
  expect(above.getByRole('button', { name: 'Noch 1 Antwort' })).toBeInTheDocument()
  served[THREAD] = 404
  tell('comment.deleted', 'c-2')
  expect(await screen.findByText(/^Den verlinkten Kommentar gibt es nicht/, {}, { timeout: 8_000 })).toBeInTheDocument()
})

it('opens the replies in which the named one stands, where their comment is in the list', async () => {
  const replies = ['a', 'b', 'c', 'd'].map((name) => aReply({ id: `r-${name}`, body: `Antwort ${name}` }))
  const listed = { ...two, replies: replies.slice(0, 3), repliesCount: 4 }
  const thread = { type: 'series', item: 's1', comment: { ...listed, replies } }
  await follow({ [LIST]: page([one, listed]), '/api/comments/r-d/thread': thread }, 'r-d')
  const reply = (await screen.findByText('Antwort d')).closest('li')
  await expect.poll(() => document.activeElement).toBe(reply)
  expect(reply).toHaveAttribute('data-linked')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByText('Der verlinkte Kommentar')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Noch 1 Antwort' })).not.toBeInTheDocument()
})

it('leaves folded what gives the story away: then the comment around it is the place', async () => {
  const replies = [aReply({ id: 'r-1', body: 'Das Ende.' })]
  await follow({ [LIST]: page([{ ...two, spoiler: true, replies, repliesCount: 1 }]) }, 'r-1')
  const comment = await screen.findByRole('article')
  await expect.poll(() => document.activeElement).toBe(comment)
  expect(screen.getByText('Das Ende.')).not.toBeVisible()
})

it.each([
  ['is gone', 404],
  ['was said of something else', { type: 'series', item: 's2', comment: two }],
])('says so where the named comment %s', async (_why, thread) => {
  await follow({ [LIST]: page([one]), [THREAD]: thread }, 'c-2')
  expect(await screen.findByText(/^Den verlinkten Kommentar gibt es nicht mehr/)).toBeInTheDocument()
  expect(screen.queryByText('Der ältere.')).not.toBeInTheDocument()
  expect(screen.getByText('Der neuere.')).toBeInTheDocument()
})

it('says of one’s own that the moderation has hidden it, with the way to why', async () => {
  const own = OwnComment.parse({
    ...{ id: 'c-2', type: 'series', item: 's1', parent: null, body: 'Meins.', spoiler: false, deleted: false },
    ...{ hidden: true, createdAt: two.createdAt, updatedAt: two.updatedAt },
  })
  const { store } = await aMemberPage([toConfirmedComment(own)])
  await follow({ [LIST]: page([one]), [THREAD]: 404 }, 'c-2', {}, store)
  expect(await screen.findByText(/^Die Moderation hat deinen Kommentar ausgeblendet/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Warum, steht in deinem Konto' })).toHaveAttribute('href', '/konto')
})

it('says where it could not be had, and tries again', async () => {
  const { served } = await follow({ [LIST]: page([one]) }, 'c-2')
  expect(await screen.findByText('Der verlinkte Kommentar lässt sich gerade nicht laden.')).toBeInTheDocument()
  served[THREAD] = { type: 'series', item: 's1', comment: two }
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('region', { name: 'Der verlinkte Kommentar' })).toBeInTheDocument()
})

it('loads once there is a way to the server', async () => {
  const { served, store } = await follow({ [LIST]: page([one]), [THREAD]: null }, 'c-2')
  expect(await screen.findByText('Der verlinkte Kommentar lässt sich gerade nicht laden.')).toBeInTheDocument()
  served[THREAD] = { type: 'series', item: 's1', comment: two }
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByRole('region', { name: 'Der verlinkte Kommentar' })).toBeInTheDocument()
})

it('opens the comments of the piece of trivia that the address names, and of no other', async () => {
  const fact = { type: 'trivia' as const, layout: 'inline' as const, thing: { id: 't-1', title: 'Trivia zu Dark' } }
  const served = { '/api/trivia/t-1/comments': page([two]), '/api/trivia/t-2/comments': page([one]) }
  await follow(served, 'c-2&eintrag=t-1', { ...fact, permalink: 't-1' })
  expect((await screen.findByText('Der ältere.')).closest('article')).toHaveAttribute('data-linked')
  const { asked } = await follow(served, 'c-2&eintrag=t-1', { ...fact, permalink: 't-2' })
  expect(asked).toEqual([])
})

it('copies the address of a comment', async () => {
  const user = userEvent.setup()
  await follow({ [LIST]: page([two]) }, '')
  await user.click(await screen.findByRole('button', { name: 'Link kopieren: nora_felds Kommentar' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/serie/dark?kommentar=c-2`)
})
