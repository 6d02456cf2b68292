import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aBackground } from '../../../test/builders/background.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { TitleFacts } from '../title/TitleFacts.tsx'
import { Background } from './Background.tsx'
import { toFacts } from './toFacts.ts'
import { toReason } from './toReason.ts'

const show = (background = aBackground(), isMuted = (_id: string) => false, permalink = 'der-pate-teil-ii') =>
  renderAt(<Background type="movies" permalink={permalink} background={background} isMuted={isMuted} />)

it('names the parts in their order, and which come before and after this film', async () => {
  await show()
  const parts = within(screen.getByRole('region', { name: 'Die Reihe „Der Pate“' }))
  expect(parts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Vorher · Teil 1 von 3 · 1972'),
    expect.stringContaining('Dieser Film · Teil 2 von 3 · 1974'),
    expect.stringContaining('Danach · Teil 3 von 3 · 1990'),
  ])
  expect(parts.getByRole('link', { name: /Der Pate III/ })).toHaveAttribute('href', '/movies/der-pate-iii')
  expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('Der Pate – Teil II')
  expect(parts.getByRole('link', { name: 'Zur ganzen Reihe' })).toHaveAttribute('href', '/reihe/der-pate')
})

it('calls no part the one before or after that is not: the catalogue lacks some', async () => {
  const [collection] = aBackground().collections
  const parts = (collection?.parts ?? []).map((part) => ({ ...part, number: 2 * part.number }))
  await show(aBackground({ collections: [{ permalink: 'der-pate', name: 'Der Pate', total: 6, parts }] }))
  expect(screen.getByText('Dieser Film · Teil 4 von 6 · 1974')).toBeVisible()
  expect(screen.getByText('Teil 2 von 6 · 1972')).toBeVisible()
  expect(screen.getByText('Teil 6 von 6 · 1990')).toBeVisible()
})

it('tells what was won from what was not, and leads to whom it was given to', async () => {
  await show()
  const awards = within(screen.getByRole('region', { name: 'Auszeichnungen' }))
  expect(awards.getByRole('heading', { name: 'Oscar 1 Preis, 1 Nominierung' })).toBeVisible()
  expect(awards.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1975Bester Filmgewonnen',
    '1975Bester Hauptdarsteller: Al Pacinonominiert',
  ])
  expect(awards.getByRole('link', { name: 'Al Pacino' })).toHaveAttribute('href', '/people/al-pacino')
})

it('says why a title is similar', async () => {
  await show()
  const similar = within(screen.getByRole('region', { name: 'Das könnte dir auch gefallen' }))
  expect(similar.getByRole('link')).toHaveTextContent('Gleiches Genre: Drama, aus den 1970ern')
  const person = { permalink: 'sofia-coppola', name: 'Sofia Coppola' }
  expect(toReason({ kind: 'person', job: 'director', person })).toBe('Auch von Sofia Coppola')
  expect(toReason({ kind: 'person', job: 'cast', person })).toBe('Auch mit Sofia Coppola')
  expect(toReason({ kind: 'lists', count: 3 })).toBe('Oft auf denselben Listen: 3')
  const genre = { kind: 'genre', genre: 'Krimi', decade: null } as const
  expect(toReason({ ...genre, country: 'Frankreich' })).toBe('Gleiches Genre: Krimi, Land: Frankreich')
  expect(toReason({ ...genre, country: null })).toBe('Gleiches Genre: Krimi')
})

it('leads to all lists where there are others, and leaves out those of a muted member', async () => {
  const background = aBackground()
  const [list] = background.lists.items
  const shown = await show(background)
  expect(screen.getByRole('link', { name: 'Alle Listen' })).toHaveAttribute('href', '/movies/der-pate-teil-ii/listen')
  expect(screen.getByRole('link', { name: list?.name ?? '' })).toBeVisible()
  shown.unmount()
  const isMuted = (id: string) => id === list?.author.id
  const without = await show(background, isMuted)
  expect(screen.queryByRole('link', { name: list?.name ?? '' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Alle Listen' })).toBeVisible()
  without.unmount()
  await show(aBackground({ lists: { items: background.lists.items, more: false } }), isMuted)
  expect(screen.queryByText('Auf diesen Listen')).toBeNull()
})

it('has no place for what nobody knows', async () => {
  const lists = { items: [], more: false }
  const { container } = await show(aBackground({ collections: [], awards: [], similar: [], lists }))
  expect(screen.queryByRole('region')).toBeNull()
  // An empty place would be one that is waiting.
  expect(container).not.toBeEmptyDOMElement()
})

it('shows each award and each collection, also those of the same words', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const award = { year: 1975, category: 'Bester Nebendarsteller', won: false, person: null }
  await show(aBackground({ awards: [{ name: 'Oscar', awards: [award, award] }] }))
  expect(screen.getAllByText('Bester Nebendarsteller')).toHaveLength(2)
  const fact = { label: 'Reihe', value: 'Der Pate, Teil 2' }
  const facts = [
    { ...fact, path: '/reihe/der-pate' },
    { ...fact, path: '/reihe/mafia' },
  ]
  await renderAt(<TitleFacts cast={[]} facts={facts} />)
  expect(screen.getAllByText('Der Pate, Teil 2')).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

it('states certificates, other titles and the place in a collection as facts', () => {
  const facts = toFacts(16, aBackground(), 'der-pate-teil-ii')
  expect(facts).toEqual([
    { label: 'Reihe', value: 'Der Pate, Teil 2 von 3', path: '/reihe/der-pate' },
    { label: 'Freigabe', value: 'Deutschland: FSK 16, USA: R' },
    { label: 'Weitere Titel', value: 'Le Parrain (Frankreich)' },
  ])
  expect(toFacts(null, null, 'x').map(({ value }) => value)).toEqual(['', ''])
})
