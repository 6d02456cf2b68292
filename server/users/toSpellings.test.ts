import { expect, it } from 'vitest'
import { toSpellings } from './toSpellings.ts'

it('spells umlauts and ß both ways, as typed first', () => {
  expect(toSpellings('müller')).toEqual(['müller', 'mueller'])
  expect(toSpellings('mueller')).toEqual(['mueller', 'müller'])
  expect(toSpellings('straße')).toEqual(['straße', 'strasse'])
  expect(toSpellings('nora')).toEqual(['nora', 'norä'])
})

it('takes a letter at the end for the beginning of one', () => {
  expect(toSpellings('mu')).toEqual(['mu', 'mü'])
  expect(toSpellings('gros')).toEqual(['gros', 'groß'])
})

it('makes eight at most, whatever is typed', () => {
  expect(toSpellings('aeoeueaeoeue')).toHaveLength(8)
})
