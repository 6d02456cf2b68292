import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { MovieId } from '#contract/ids.ts'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import type { Trivia } from '#contract/trivia.ts'
import { anAuthor, aTrivia } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { tellNews } from '../../../test/tellNews.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { triviaRef } from '../../atoms/trivia/refs.ts'
import { TriviaCategories } from './TriviaCategories.tsx'
import { TriviaList } from './TriviaList.tsx'

const URL = '/api/movies/amrum/trivia'

const page = (items: readonly Trivia[], part: object = {}) => ({
  items,
  nextPage: null,
  filters: { category: null },
  lastPage: 1,
  categories: ['Dreharbeiten', 'Musik'],
  ...part,
})

async function showTrivia(served: Served, category?: TriviaCategory) {
  const store = createStore()
  const { api, asked } = servedApi(served)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  const id = 'amrum' as MovieId
  const thing = { type: 'movies' as const, permalink: id, title: null }
  const query = category ? { category } : {}
  await store.set(loadResourceAtom, triviaRef('movies', id, query.category))
  const page = renderAt(
    <>
      <TriviaCategories thing={thing} category={category} />
      <TriviaList thing={thing} title={null} category={category} />
    </>,
    { store, url: `/movies/amrum/trivia${category ? `?category=${category}` : ''}` },
  )
  return { ...(await page), store, asked }
}

it('shows what is known, who knew it, and how many agree', async () => {
  await showTrivia({ [URL]: page([aTrivia({ author: anAuthor({ username: 'Ada' }) })]) })
  const entry = within(screen.getByRole('article'))
  expect(entry.getByText('Vor dem Objektiv spannte ein Seidenstrumpf.')).toBeInTheDocument()
  expect(entry.getByText('Dreharbeiten')).toBeInTheDocument()
  expect(entry.getByText('Ada')).toBeInTheDocument()
  expect(entry.getByRole('button', { name: '12 dafür' })).toBeInTheDocument()
  expect(entry.getByRole('button', { name: '1 dagegen' })).toBeInTheDocument()
})

it('offers the categories that the film has, and goes to the chosen one', async () => {
  const { url } = await showTrivia({ [URL]: page([aTrivia()]) })
  expect(screen.getByRole('button', { name: 'Alle' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('button', { name: 'Zahlen' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Musik' }))
  expect(url()).toBe('/movies/amrum/trivia?category=Musik')
})

it('keeps the way back from a category that has nothing', async () => {
  const { url } = await showTrivia(
    { [`${URL}?category=Zahlen`]: page([], { filters: { category: 'Zahlen' } }) },
    'Zahlen',
  )
  expect(screen.getByText('In der Kategorie Zahlen gibt es noch nichts.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Alle' }))
  expect(url()).toBe('/movies/amrum/trivia')
})

it('offers no choice where there is one category', async () => {
  await showTrivia({ [URL]: page([aTrivia()], { categories: ['Dreharbeiten'] }) })
  expect(screen.queryByRole('button', { name: 'Alle' })).not.toBeInTheDocument()
})

it('says that nobody has written anything yet', async () => {
  await showTrivia({ [URL]: page([], { categories: [] }) })
  expect(screen.getByText('Noch keine Trivia')).toBeInTheDocument()
})

it('is honest offline about trivia that is not here', async () => {
  await showTrivia({ [URL]: null })
  expect(screen.getByText('Diese Trivia sind nicht auf deinem Gerät')).toBeInTheDocument()
})

it('changes votes in place as others vote, and brings in what is new when it is asked for', async () => {
  const [known, fresh] = [aTrivia(), aTrivia({ id: 't-new' as Trivia['id'], body: 'Es regnete nie.' })]
  const served: Served = { [URL]: page([known]) }
  const { store, asked } = await showTrivia(served)
  served[URL] = page([fresh, { ...known, upvotesCount: 13 }])
  const event = { topic: 'movies/amrum', thing: { type: 'trivia', id: known.id }, parent: null }
  const before = asked.length
  // Told twice, as a line that breaks may do.
  const voted = { kind: 'trivia.voted', ...event } as const
  await tellNews(store, voted, voted)
  const news = await screen.findByRole('button', { name: '1 neues Stück Trivia' })
  expect(screen.getByRole('button', { name: '13 dafür' })).toBeInTheDocument()
  expect(screen.queryByText('Es regnete nie.')).not.toBeInTheDocument()
  expect(asked.slice(before)).toEqual([URL])
  await userEvent.click(news)
  expect(await screen.findByText('Es regnete nie.')).toBeInTheDocument()
  expect(news).not.toBeInTheDocument()
})

it('takes away what is hidden and leaves what is shown again where somebody has brought it in', async () => {
  const known = aTrivia()
  const served: Served = { [URL]: page([known]) }
  const { store } = await showTrivia(served)
  const tell = (kind: 'trivia.deleted' | 'trivia.updated' | 'trivia.voted') => {
    const event = { kind, topic: 'movies/amrum', thing: { type: 'trivia', id: known.id }, parent: null }
    return tellNews(store, event)
  }
  await tell('trivia.deleted')
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
  await tell('trivia.updated')
  await userEvent.click(await screen.findByRole('button', { name: '1 neues Stück Trivia' }))
  expect(await screen.findByRole('article')).toBeInTheDocument()
  served[URL] = page([{ ...known, upvotesCount: 13 }])
  await tell('trivia.voted')
  expect(await screen.findByRole('button', { name: '13 dafür' })).toBeInTheDocument()
})
