import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { personAwardsRef } from '../../atoms/background/refs.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { PersonAwards } from './PersonAwards.tsx'

async function show(served: Served) {
  const store = createStore()
  store.set(apiAtom, servedApi(served).api)
  await store.set(loadResourceAtom, personAwardsRef('jodie-foster'))
  await renderAt(<PersonAwards name="jodie-foster" />, { store })
}

it('names what a person has won, each with the title it was for', async () => {
  const title = { type: 'movies', name: 'Das Schweigen der Lämmer', permalink: 'das-schweigen-der-laemmer' }
  const award = { year: 1992, category: 'Beste Hauptdarstellerin', won: true, title }
  await show({ '/api/people/jodie-foster/awards': { groups: [{ name: 'Oscar', awards: [award] }] } })
  const awards = within(screen.getByRole('region', { name: 'Auszeichnungen' }))
  expect(awards.getByRole('heading', { level: 3 })).toHaveTextContent('Oscar 1 Preis')
  expect(awards.getByRole('link')).toHaveAttribute('href', '/movies/das-schweigen-der-laemmer')
  expect(awards.getByRole('link')).toHaveTextContent('Das Schweigen der Lämmer')
})

it('has no place where there are none, and where they cannot be loaded', async () => {
  await show({ '/api/people/jodie-foster/awards': { groups: [] } })
  await show({ '/api/people/jodie-foster/awards': 500 })
  expect(screen.queryByText('Auszeichnungen')).toBeNull()
})
