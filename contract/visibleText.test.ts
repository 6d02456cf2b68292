import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isVisible, isVisibleOrEmpty, withoutTurns } from './visibleText.ts'

const Text = z.string().check(isVisible)

it.each(['a', '7', '…', '👍', '👩🏽‍🚀', 'ä', ' x\u200b', '電影'])('takes %j', (text) => {
  expect(Text.safeParse(text).success).toBe(true)
})

it.each([
  '\u200b\u2060',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u00ad',
  '\u034f',
  '\u180e',
  '\u202e',
  '\u115f\uffa0',
  '\u{1d159}\u{1d173}',
  ' \n',
])('refuses %j', (text) => {
  const { error } = Text.safeParse(text)
  expect(error?.issues).toMatchObject([{ code: 'custom', message: 'invisible_text' }])
})

it('lets a text be left out, but not be there without being seen', () => {
  const Optional = z.string().check(isVisibleOrEmpty)
  const seen = ['', 'a', '\u202e\u2066\u200b'].map((text) => Optional.safeParse(text).success)
  expect(seen).toEqual([true, true, false])
})

it('takes from a name what would turn the words beside it', () => {
  const Name = z.string().check(withoutTurns)
  expect(z.parse(Name, 'abc\u202egpj \u2067שלום\u2069\u200f')).toBe('abcgpj שלום\u200f')
})
