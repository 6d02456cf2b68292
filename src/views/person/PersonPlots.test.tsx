import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Person, type PersonJob, personCall } from '#contract/people.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { PersonPlots } from './PersonPlots.tsx'
import { toWorkYears } from './worksPlot.ts'

type Film = { id: string; year: number | null; average?: number | null; job?: PersonJob }
const aPerson = (...films: Film[]): Person =>
  personCall.answer.parse({
    ...{ id: 'p1', permalink: 'p1', name: 'Nora Feld', born: null, died: null, birthplace: null },
    ...{ series: [], knownFor: [], oftenWith: [] },
    films: films.map(({ id, year, average = 7, job = 'cast' }) => ({
      movie: aMovieSummary({
        id,
        permalink: id,
        title: id,
        year,
        rating: { average, count: average === null ? 0 : 9 },
      }),
      ...{ job, role: null },
    })),
  })
const rowsOf = (table: HTMLElement | undefined) =>
  within(table as HTMLElement)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

it('tells the titles of each year by job, with their average, and how many have which average', async () => {
  const person = aPerson(
    { id: 'a', year: 2020, average: 6 },
    { id: 'b', year: 2020, average: 8 },
    { id: 'b', year: 2020, average: 8, job: 'director' },
    { id: 'c', year: 2022, average: null },
    { id: 'd', year: null, average: 8.2 },
  )
  await renderAt(<PersonPlots person={person} />)
  expect(screen.getByRole('img', { name: '3 Titel von 2020 bis 2022, die meisten 2020' })).toBeInTheDocument()
  const [years, averages] = screen.getAllByRole('table')
  expect(rowsOf(years)).toEqual(['JahrSchauspielRegieSchnitt', '202210–', '2020217,0'])
  expect(rowsOf(averages)).toContain('82')
  expect(rowsOf(averages)).toContain('61')
})

it('joins years where they are many, and keeps those without a title', () => {
  const [first, last] = [
    { id: 'a', year: 1961 },
    { id: 'c', year: 2026 },
  ]
  const works = toWorkYears(aPerson(first, { id: 'b', year: 1963 }, last))
  expect([works?.step, works?.years.length]).toEqual([5, 14])
  expect(works?.years[0]).toMatchObject({ first: 1960, last: 1964, counts: [2] })
  expect(works?.years[1]).toMatchObject({ first: 1965, counts: [0], average: null })
})

it('shows nothing of too few titles, and leaves no room for it', async () => {
  const { container } = await renderAt(
    <PersonPlots person={aPerson({ id: 'a', year: 2020 }, { id: 'b', year: 2021 })} />,
  )
  expect(screen.queryByRole('figure')).toBeNull()
  expect(container.querySelector('div[hidden]')).toBeEmptyDOMElement()
})
