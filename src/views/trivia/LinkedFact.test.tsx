import { act, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { TriviaId } from '#contract/ids.ts'
import { aTrivia } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { tellNews } from '../../../test/tellNews.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { LinkedFact } from './LinkedFact.tsx'

const id = 't-strumpf' as TriviaId
const FACT = '/api/trivia/t-strumpf'
const fact = aTrivia({ id, trivializableId: 'm1' })
const title = {
  type: 'movies' as const,
  id: 'm1',
  card: { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null },
}

async function show(served: Served) {
  const store = createStore()
  store.set(apiAtom, servedApi(served).api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  const linked = (
    <CommentsPart value={({ permalink }) => <p>Kommentare zu {permalink}</p>}>
      <LinkedFact id={id} title={title} />
    </CommentsPart>
  )
  return renderAt(linked, { store })
}

it('shows what the comments are about above them', async () => {
  await show({ [FACT]: fact })
  const linked = within(await screen.findByRole('region', { name: 'Die verlinkte Trivia' }))
  expect(linked.getByText('Vor dem Objektiv spannte ein Seidenstrumpf.')).toBeInTheDocument()
  expect(linked.getByText('Kommentare zu t-strumpf')).toBeInTheDocument()
})

it.each([
  ['gone', 404, /^Die verlinkte Trivia gibt es nicht mehr/],
  ['about another title', { ...fact, trivializableId: 'm2' }, /^Die verlinkte Trivia gibt es nicht mehr/],
  ['not to be had', null, 'Die verlinkte Trivia lässt sich gerade nicht laden.'],
])('says so where it is %s', async (_why, answer, words) => {
  await show({ [FACT]: answer })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

it('counts the votes of others as they come', async () => {
  const served: Served = { [FACT]: fact }
  const { store } = await show(served)
  await screen.findByRole('button', { name: '12 dafür' })
  served[FACT] = { ...fact, upvotesCount: 13 }
  const event = { kind: 'trivia.voted' as const, topic: 'movies/m1', thing: { type: 'trivia', id }, parent: null }
  await tellNews(store, event)
  expect(await screen.findByRole('button', { name: '13 dafür' })).toBeInTheDocument()
})

it('loads once there is a way to the server', async () => {
  const served: Served = { [FACT]: null }
  const { store } = await show(served)
  await screen.findByText('Die verlinkte Trivia lässt sich gerade nicht laden.')
  served[FACT] = fact
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByText('Vor dem Objektiv spannte ein Seidenstrumpf.')).toBeInTheDocument()
})
