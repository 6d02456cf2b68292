import { expect, it } from 'vitest'
import { toCinemaNames, toPersonNames, toTitleNames } from './names.ts'

it('calls a title by either side of its dash, with and without article, and in one word', () => {
  const { names, aliases } = toTitleNames(['Der Astronaut – Project Hail Mary', 'Project Hail Mary'])
  expect(names).toEqual(['der astronaut project hail mary', 'project hail mary'])
  expect(aliases).toEqual(expect.arrayContaining(['der astronaut', 'astronaut', 'projecthailmary']))
})

it('calls a title with a number by its word and by its digit', () => {
  expect(toTitleNames(['Die sieben Samurai']).names).toEqual(['die sieben samurai', 'die 7 samurai'])
})

it('names nothing twice', () => {
  const { names, aliases } = toTitleNames(['Barbie', 'Barbie'])
  expect([...names, ...aliases]).toEqual(['barbie'])
})

it.each([
  ['Christopher Nolan', ['nolan', 'nolan christopher', 'christophernolan']],
  ['Robert De Niro', ['de niro', 'deniro', 'niro', 'de niro robert']],
  ['Florian Henckel von Donnersmarck', ['donersmarck', 'von donersmarck']],
  ['Robert Downey Jr.', ['downey', 'downey robert']],
])('calls %s by the last name', (name, expected) => {
  expect(toPersonNames(name).aliases).toEqual(expect.arrayContaining(expected))
})

it('does not take two letters for a last name', () => {
  expect(toPersonNames('Yoo Ah-in').aliases).not.toContain('in')
})

it('calls somebody with a single name by nothing else', () => {
  expect(toPersonNames('Loriot')).toEqual({ names: ['loriot'], aliases: [] })
})

it('calls a cinema by its name, its city, and without the word Kino', () => {
  const { names, aliases } = toCinemaNames('Kino Kranhaus', 'Köln')
  expect(names).toEqual(['kino kranhaus'])
  expect(aliases).toEqual(
    expect.arrayContaining(['kranhaus', 'kranhaus koln', 'koln kino kranhaus', 'kino kranhaus koln']),
  )
})
