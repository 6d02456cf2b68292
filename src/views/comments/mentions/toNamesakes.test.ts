import { expect, it } from 'vitest'
import { anAuthor } from '../../../../test/builders/community.ts'
import { toNamesakes } from './toNamesakes.ts'

const somebody = (username: string) => anAuthor({ id: `u-${username}`, username })
const all = (...names: string[]) => names.map(somebody)
const nobody = { thread: [], friend: [], member: [] }
const find = (typed: string, known: Partial<Parameters<typeof toNamesakes>[1]>, isLeftOut = (_: string) => false) =>
  toNamesakes(typed, { ...nobody, ...known }, isLeftOut).map(({ author, from }) => [author.username, from])

it('names who writes here before friends before others, each once', () => {
  const known = {
    thread: all('nora_feld', 'nora_feld'),
    friend: all('noa', 'nora_feld'),
    member: all('norbert', 'noa'),
  }
  expect(find('no', known)).toEqual([
    ['nora_feld', 'thread'],
    ['noa', 'friend'],
    ['norbert', 'member'],
  ])
})

it('knows a name by its beginning, then by a later part of it, and by no other letters', () => {
  const names = find('fe', { thread: all('nora_feld', 'Felix', 'Coffee') }).map(([name]) => name)
  expect(names).toEqual(['Felix', 'nora_feld'])
})

it.each([
  ['mue', 'Müller'],
  ['mü', 'Mueller'],
  ['gross', 'Großauge'],
  ['groß', 'Grossauge'],
])('spells %s like %s', (typed, name) => {
  expect(find(typed, { member: all(name) })).toEqual([[name, 'member']])
})

it('leaves out whom it is told to, wherever they are known from', () => {
  expect(find('no', { thread: all('nora'), friend: all('nora', 'noa') }, (id) => id === 'u-nora')).toEqual([
    ['noa', 'friend'],
  ])
})

it('names six at most', () => {
  expect(find('n', { member: all(...Array.from({ length: 9 }, (_, index) => `name${index}`)) })).toHaveLength(6)
})
