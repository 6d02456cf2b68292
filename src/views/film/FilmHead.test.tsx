import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { FilmHead } from './FilmHead.tsx'

it.each([
  ['before the film starts', '2026-12-16', 'Schon gesehen?'],
  ['from its first day on', '2026-12-17', 'Wie war er?'],
])('asks %s what one can answer then', async (_when, today, question) => {
  await renderAt(<FilmHead movie={aMovie({ releaseDate: '2026-12-17' })} today={today} />)
  expect(screen.getByText(question)).toBeVisible()
  // A preview may have been seen: the scale stays.
  expect(screen.getByRole('slider', { name: 'Deine Wertung' })).toBeVisible()
})

it('asks how a film was of which nobody knows the start', async () => {
  await renderAt(<FilmHead movie={aMovie({ releaseDate: null })} today="2026-12-17" />)
  expect(screen.getByText('Wie war er?')).toBeVisible()
})
