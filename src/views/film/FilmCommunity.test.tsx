import { screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aComment, aTrivia } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../atoms/context.ts'
import { FilmCommunity } from './FilmCommunity.tsx'

const many = [1, 2, 3, 4]
const comments = {
  items: many.map((number) => aComment({ id: `c-${number}`, body: `Kommentar ${number}` })),
  nextPage: null,
  filters: {},
  moreages: false,
  commentsCount: 9,
}
const trivia = {
  items: many.map((number) => aTrivia({ id: `t-${number}`, body: `Trivia ${number}` })),
  nextPage: null,
  filters: { category: null },
  lastPage: 1,
  categories: ['Dreharbeiten'],
}

async function showCommunity(served: Served) {
  const store = createStore()
  const { api, asked } = servedApi(served)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  return { ...(await renderAt(<FilmCommunity permalink="amrum" />, { store })), asked }
}

it('loads itself and shows the first three of each, with the way to all', async () => {
  await showCommunity({ '/api/movies/amrum/comments': comments, '/api/movies/amrum/trivia': trivia })
  expect(await screen.findByText('Kommentar 3')).toBeInTheDocument()
  expect(await screen.findByText('Trivia 3')).toBeInTheDocument()
  expect(screen.queryByText('Kommentar 4')).not.toBeInTheDocument()
  expect(screen.queryByText('Trivia 4')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Alle 9 Kommentare' })).toHaveAttribute('href', '/movies/amrum/kommentare')
  expect(screen.getByRole('link', { name: 'Alle Trivia' })).toHaveAttribute('href', '/movies/amrum/trivia')
})

it('leaves out what there is nothing of, or what does not come', async () => {
  const { asked } = await showCommunity({
    '/api/movies/amrum/comments': comments,
    '/api/movies/amrum/trivia': { ...trivia, items: [] },
  })
  expect(await screen.findByText('Kommentar 1')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Trivia' })).not.toBeInTheDocument()
  expect(asked).toHaveLength(2)
})
