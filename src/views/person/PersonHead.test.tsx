import { screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Person } from '#contract/people.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { rateTitleAtom } from '../../atoms/ratings/ratings.ts'
import { toConfirmedRating } from '../../sync/commands/rateTitle.ts'
import { PersonHead } from './PersonHead.tsx'
import { toFilmWorks } from './toWorks.ts'

const now = new Date('2026-11-27T12:00:00Z')
const ids = ['m-1', 'm-2', 'm-3']
const person = z.parse(Person, {
  ...{ id: 'p-1', permalink: 'emre', name: 'Emre Lauenroth', series: [] },
  films: [
    ...ids.map((id) => ({ movie: aMovieSummary({ id }), job: 'director', role: null })),
    { movie: aMovieSummary({ id: 'm-1' }), job: 'writer', role: null },
  ],
})
const rated = (id: string, value: number) =>
  toConfirmedRating('movies', id, { id, value, top: false, flop: false, updatedAt: '2026-11-20T12:00:00.000Z' })

const show = (store = createStore()) =>
  renderAt(<PersonHead person={person} films={toFilmWorks(person)} series={[]} now={now} />, { store })

it('names somebody and what they do, and tells a visitor nothing personal', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Emre Lauenroth' })).toBeInTheDocument()
  expect(screen.getByText('Regie, Drehbuch')).toBeInTheDocument()
  expect(screen.queryByText('Deine Wertungen')).not.toBeInTheDocument()
})

it('says when and where somebody was born, with the age; what is unknown is left out', async () => {
  const facts = { ...person, born: '1979-11-28', birthplace: 'Görlitz' }
  await renderAt(<PersonHead person={facts} films={[]} series={[]} now={now} />)
  expect(screen.getByText('Geboren am 28. November 1979 in Görlitz (46 Jahre alt)')).toBeInTheDocument()
  expect(screen.queryByText(/Gestorben/)).not.toBeInTheDocument()
})

it('says when somebody died and at which age, where both days are known', async () => {
  const dead = { ...person, born: '1941-03-22', died: '2019-02-16' }
  const { unmount } = await renderAt(<PersonHead person={dead} films={[]} series={[]} now={now} />)
  expect(screen.getByText('Geboren am 22. März 1941')).toBeInTheDocument()
  expect(screen.getByText('Gestorben am 16. Februar 2019 mit 77 Jahren')).toBeInTheDocument()
  unmount()
  await renderAt(<PersonHead person={{ ...person, died: '2019-02-16' }} films={[]} series={[]} now={now} />)
  expect(screen.getByText('Gestorben am 16. Februar 2019')).toBeInTheDocument()
  expect(screen.queryByText(/Geboren/)).not.toBeInTheDocument()
})

it('names the newest work, and the best rated one where that is another', async () => {
  const works = toFilmWorks(person).map((work, index) => ({
    ...work,
    ...{ title: ['Alt', 'Neu', 'Gut'][index] ?? '', year: [2001, 2020, 2010][index] ?? null },
    rating: { average: [6, 7, 8][index] ?? null, count: 9 },
  }))
  await renderAt(<PersonHead person={person} films={works} series={[]} now={now} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Neu', 'Gut'])
})

it("counts the member's ratings of the films, and what waits with them", async () => {
  const { store } = await aMemberPage([rated('m-1', 8), rated('m-9', 1)])
  await show(store)
  expect(await screen.findByText('1 von 3 Filmen bewertet')).toBeInTheDocument()
  expect(screen.getByText('8,0')).toBeInTheDocument()
  await store.set(rateTitleAtom, { type: 'movies', id: 'm-2', title: 'Salz' }, { value: 7, top: false, flop: false })
  expect(await screen.findByText('2 von 3 Filmen bewertet')).toBeInTheDocument()
  expect(screen.getByText('7,5')).toBeInTheDocument()
})
