import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Comment } from '#contract/comments.ts'
import type { MovieId } from '#contract/ids.ts'
import { aComment, anAuthor, aReply } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { tellNews } from '../../../test/tellNews.ts'
import { commentsRef } from '../../atoms/comments/refs.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { CommentsHere } from './CommentsHere.tsx'

const URL = '/api/movies/amrum/comments'

const page = (items: readonly Comment[], nextPage: number | null = null) => ({
  items,
  nextPage,
  filters: {},
  moreages: nextPage !== null,
  commentsCount: items.length,
})

async function showComments(served: Served, { isLoaded = true } = {}) {
  const store = createStore()
  const { api, asked } = servedApi(served)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  const id = 'amrum' as MovieId
  if (isLoaded) await store.set(loadResourceAtom, commentsRef('movies', id))
  const { url } = await renderAt(<CommentsHere type="movies" permalink={id} thing={null} />, { store })
  return { served, asked, store, url }
}

it('shows who said what, when, and how many like it', async () => {
  const author = anAuthor({ username: 'Ada', isCritic: true })
  await showComments({ [URL]: page([aComment({ author, body: 'Erster Absatz\n\nZweiter Absatz', diggs_count: 3 })]) })
  const comment = within(screen.getByRole('article'))
  expect(comment.getByText('Ada')).toBeInTheDocument()
  expect(comment.getByText('Kritik')).toBeInTheDocument()
  expect(comment.getByText('gestern 19:15')).toBeInTheDocument()
  expect(comment.getByText('Zweiter Absatz').tagName).toBe('P')
  expect(comment.getByText('3 Diggs')).toBeInTheDocument()
})

it('folds what gives the story away, and what was answered to it', async () => {
  const replies = [aReply({ id: 'c-1', body: 'Das Ende auch!', spoiler: true })]
  const body = 'Der Mörder ist der Gärtner.'
  await showComments({ [URL]: page([aComment({ spoiler: true, body, replies, repliesCount: 1 })]) })
  expect(screen.getByText(body)).not.toBeVisible()
  expect(screen.getByText('Das Ende auch!')).not.toBeVisible()
  await userEvent.click(screen.getByText('Spoiler: verrät, was passiert'))
  expect(screen.getByText(body)).toBeVisible()
  expect(screen.getByText('Das Ende auch!')).toBeVisible()
})

it('brings the other replies when they are asked for', async () => {
  const replies = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map((body) => aReply({ id: `c-${body}`, body }))
  const comment = aComment({ replies: replies.slice(0, 3), repliesCount: 5 })
  await showComments({
    [URL]: page([comment]),
    '/api/comments/c-kommentar/replies': { items: replies, nextPage: null, filters: {} },
  })
  expect(screen.queryByText('vier')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Noch 2 Antworten' }))
  expect(await screen.findByText('fünf')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Antwort/ })).not.toBeInTheDocument()
  expect(screen.getAllByText('eins')).toHaveLength(1)
})

it('says when the other replies do not come, and lets the reader try again', async () => {
  const replies = [aReply({ id: 'c-1', body: 'eins' })]
  const comment = aComment({ replies, repliesCount: 2 })
  const { served } = await showComments({ [URL]: page([comment]) })
  await userEvent.click(screen.getByRole('button', { name: 'Noch 1 Antwort' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Antworten lassen sich gerade nicht laden')
  expect(screen.getByText('eins')).toBeInTheDocument()
  const all = [...replies, aReply({ id: 'c-2', body: 'zwei' })]
  served['/api/comments/c-kommentar/replies'] = { items: all, nextPage: null, filters: {} }
  await userEvent.click(screen.getByRole('button', { name: 'Noch 1 Antwort' }))
  expect(await screen.findByText('zwei')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('adds the next page, and shows once what came with both', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => aComment({ id: `c-${name}`, body: name }))
  if (!a || !b || !c) throw new Error('three comments')
  await showComments({ [URL]: page([a, b], 2), [`${URL}?page=2`]: page([b, c]) })
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(await screen.findByText('c')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).not.toBeInTheDocument()
})

it('changes words in place as others write, counts what is new once however often it is told, and brings it in', async () => {
  const known = aComment({ body: 'Früher.', replies: [], repliesCount: 0 })
  const { served, asked, store } = await showComments({ [URL]: page([known]) })
  const fresh = aComment({ id: 'c-neu', body: 'Ganz neu.', createdAt: '2026-11-21T10:59:00.000Z' })
  served[URL] = page([fresh, { ...known, body: 'Später.' }])
  const thing = { type: 'comments', id: 'c-neu' }
  const event = { kind: 'comment.created' as const, topic: 'movies/amrum', thing, parent: null }
  const before = asked.length
  await tellNews(store, event, event)
  const news = await screen.findByRole('button', { name: '1 neuer Kommentar' })
  expect(screen.getByText('Später.')).toBeInTheDocument()
  expect(screen.queryByText('Ganz neu.')).not.toBeInTheDocument()
  expect(asked.slice(before)).toEqual([URL])
  // The same once more, after it was counted.
  await tellNews(store, event)
  await expect.poll(() => asked.slice(before)).toEqual([URL, URL])
  expect(screen.getByRole('button', { name: '1 neuer Kommentar' })).toBeInTheDocument()
  await userEvent.click(news)
  expect(await screen.findByText('Ganz neu.')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  // The two events at once have caused one fetch.
  expect(asked.slice(before)).toEqual([URL, URL, URL])
})

it('says that nobody has written yet', async () => {
  await showComments({ [URL]: page([]) })
  expect(screen.getByText('Noch hat niemand etwas geschrieben. Mach den Anfang!')).toBeInTheDocument()
})

it('holds the places while it loads', async () => {
  await showComments({}, { isLoaded: false })
  expect(screen.getByText('Die Kommentare werden geladen')).toBeInTheDocument()
})

it('is honest offline about comments that are not here, and tries again', async () => {
  const { served } = await showComments({ [URL]: null })
  expect(screen.getByText('Diese Kommentare sind nicht auf deinem Gerät')).toBeInTheDocument()
  served[URL] = page([aComment()])
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('article')).toBeInTheDocument()
})

it('loads by itself what could not be reached, once there is a way to the server', async () => {
  const { served, store } = await showComments({ [URL]: null })
  expect(screen.getByText('Diese Kommentare sind nicht auf deinem Gerät')).toBeInTheDocument()
  served[URL] = page([aComment()])
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByRole('article')).toBeInTheDocument()
})

it('asks nobody about a thing that only this device knows, until the server knows it too', async () => {
  const store = createStore()
  const url = '/api/lists/l-1/comments'
  const { api, asked } = servedApi({ [url]: page([aComment({ body: 'Schön!' })]) })
  store.set(apiAtom, api)
  const part = (isNew: boolean) => (
    <CommentsHere type="lists" permalink="l-1" thing={{ id: 'l-1', title: 'Neu' }} isNew={isNew} />
  )
  function Page() {
    const [isNew, setNew] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setNew(false)}>
          Gesendet
        </button>
        {part(isNew)}
      </>
    )
  }
  await renderAt(<Page />, { store })
  expect(screen.getByText('Noch hat niemand etwas geschrieben. Mach den Anfang!')).toBeInTheDocument()
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Gesendet' }))
  expect(await screen.findByText('Schön!')).toBeInTheDocument()
})

it('tells an error of the server apart from being offline', async () => {
  await showComments({ [URL]: 500 })
  expect(screen.getByText('Die Kommentare lassen sich gerade nicht laden')).toBeInTheDocument()
})

it('says what the author gave the film and that the words were changed, of neither where there is nothing to say', async () => {
  const edited = aComment({
    id: 'c-1',
    rating: 8.5,
    updatedAt: '2026-11-20T19:15:00.000Z',
    replies: [aReply({ rating: 3 })],
  })
  const gone = aComment({ id: 'c-2', rating: 4, deleted: true, updatedAt: '2026-11-20T19:15:00.000Z' })
  await showComments({ [URL]: page([edited, gone, aComment({ id: 'c-3' })]) })
  const [first, second, third] = screen.getAllByRole('article')
  expect(first).toHaveTextContent('Wertung 8,5')
  expect(first).toHaveTextContent('Wertung 3,0')
  expect(first).toHaveTextContent('bearbeitet')
  for (const plain of [second, third]) expect(plain).not.toHaveTextContent(/Wertung|bearbeitet/)
})

it('sorts by diggs where that is asked for, keeps it in the address, and pages within that order', async () => {
  const [best, newest, last] = ['c-1', 'c-2', 'c-3'].map((id) => aComment({ id, body: id }))
  if (!best || !newest || !last) throw new Error('three comments')
  const served: Served = {
    [URL]: page([newest, best]),
    [`${URL}?order=diggs`]: page([best, newest], 2),
    [`${URL}?order=diggs&page=2`]: { ...page([last]), commentsCount: 3 },
  }
  const { url } = await showComments(served)
  const order = () => screen.getAllByRole('article').map((article) => article.textContent?.match(/c-\d/)?.[0])
  expect(order()).toEqual(['c-2', 'c-1'])
  await userEvent.click(screen.getByRole('link', { name: 'Meiste Diggs' }))
  expect(url()).toBe('/?sortiert=diggs')
  await screen.findByRole('button', { name: 'Mehr laden' })
  expect(order()).toEqual(['c-1', 'c-2'])
  expect(screen.getByRole('link', { name: 'Meiste Diggs' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  await screen.findByText('c-3')
  expect(order()).toEqual(['c-1', 'c-2', 'c-3'])
  await userEvent.click(screen.getByRole('link', { name: 'Neueste' }))
  expect(url()).toBe('/')
  expect(order()).toEqual(['c-2', 'c-1'])
})
