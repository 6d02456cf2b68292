import { expect, it } from 'vitest'
import { toActionText } from './toActionText.ts'

const mark = (type: 'movies' | 'series', marks: { top?: boolean; flop?: boolean }) =>
  toActionText({ kind: 'rate', type, title: 'Dark', rating: { value: null, top: false, flop: false, ...marks } })

it('calls a marked title what it is', () => {
  expect(mark('series', { top: true })).toBe('„Dark“ als Lieblingsserie')
  expect(mark('movies', { flop: true })).toBe('„Dark“ als Hassfilm')
})
