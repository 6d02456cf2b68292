import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Person } from '#contract/people.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aSeriesSummary } from '../../../test/builders/series.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { Filmography } from './Filmography.tsx'
import { toKnownFor } from './toKnownFor.ts'

const film = (id: string, year: number | null, count = 1) =>
  aMovieSummary({ id, permalink: id, title: id, year, rating: { average: 7, count } })
const person = z.parse(Person, {
  ...{ id: 'p-1', permalink: 'paula-beer', name: 'Paula Beer' },
  films: [
    { movie: film('Frantz', 2016), job: 'cast', role: 'Anna' },
    { movie: film('Doppelt', 2020), job: 'cast', role: 'Eins' },
    { movie: film('Doppelt', 2020), job: 'cast', role: 'Zwei' },
    { movie: film('Doppelt', 2020), job: 'director', role: null },
    { movie: film('Irgendwann', null), job: 'cast', role: null },
  ],
  series: [{ series: aSeriesSummary({ title: 'Bad Banks', year: 2018 }), job: 'cast', role: 'Jana Liekam' }],
})

it('lists films and series by job, the most frequent first, and by year with the roles', async () => {
  await renderAt(<Filmography person={person} />)
  const jobs = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(jobs).toEqual(['Schauspiel 4', 'Regie 1'])
  const rows = within(screen.getByRole('region', { name: 'Schauspiel 4' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2020Doppeltals Eins, Zwei7,0',
    expect.stringMatching(/^2018Bad BanksSerie · als Jana Liekam/),
    '2016Frantzals Anna7,0',
    '–Jahr unbekanntIrgendwann7,0',
  ])
  expect(screen.getByRole('link', { name: 'Frantz' })).toHaveAttribute('href', '/movies/Frantz')
})

it('begins with what somebody is known for: as the server says, else what most have rated', () => {
  const works = [film('a', 2001, 5), film('b', 2002, 90), film('c', 2003, 40)]
  const ids = (knownFor: string[]) => toKnownFor({ knownFor }, works).map(({ id }) => id)
  expect(ids(['c', 'x', 'a'])).toEqual(['c', 'a'])
  expect(ids([])).toEqual(['b', 'c', 'a'])
})
