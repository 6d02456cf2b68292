import { act, screen, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { aTrivia } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { CommentsPart, type CommentsPartProps } from '../../ui/community/commentsPart.ts'
import { FilmCommunity } from './FilmCommunity.tsx'

const trivia = {
  items: [1, 2, 3, 4].map((number) => aTrivia({ id: `t-${number}`, body: `Trivia ${number}` })),
  nextPage: null,
  filters: { category: null },
  lastPage: 1,
  categories: ['Dreharbeiten'],
}
const TRIVIA = '/api/movies/amrum/trivia'
const Comments = ({ type, permalink, thing }: CommentsPartProps) => <p>{[type, permalink, thing?.title].join(' ')}</p>

async function showCommunity(served: Served) {
  const store = createStore()
  const all: Served = { '/api/movies/amrum': aMovie({ title: 'Amrum' }), ...served }
  const { api } = servedApi(all)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  await store.set(loadResourceAtom, filmRef('amrum'))
  const ui = (
    <CommentsPart value={Comments}>
      <FilmCommunity permalink="amrum" />
    </CommentsPart>
  )
  await renderAt(ui, { store })
  return { store, served: all }
}

it('loads the first three facts with the way to all, and has the app say what stands for comments', async () => {
  await showCommunity({ [TRIVIA]: trivia })
  expect(await screen.findByText('Trivia 3')).toBeInTheDocument()
  expect(screen.queryByText('Trivia 4')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Alle Trivia' })).toHaveAttribute('href', '/movies/amrum/trivia')
  expect(screen.getByText('movies amrum Amrum')).toBeInTheDocument()
})

it('leads to the first fact where there are none', async () => {
  await showCommunity({ [TRIVIA]: { ...trivia, items: [] } })
  const way = await screen.findByRole('link', { name: 'Trivia schreiben' })
  expect(way).toHaveAttribute('href', '/movies/amrum/trivia')
})

it('loads the facts once there is a way to the server, and hides nothing below meanwhile', async () => {
  const { store, served } = await showCommunity({ [TRIVIA]: null })
  const comments = screen.getByText('movies amrum Amrum')
  await waitFor(() => expect(comments).toBeVisible())
  const hidings = new MutationObserver(() => {})
  hidings.observe(comments.parentElement as Element, { attributeFilter: ['hidden'] })
  served[TRIVIA] = trivia
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByText('Trivia 3')).toBeInTheDocument()
  expect(hidings.takeRecords()).toEqual([])
})
