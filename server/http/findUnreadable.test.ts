import { expect, it } from 'vitest'
import { findUnreadable } from './findUnreadable.ts'

it.each([
  ['text of all kinds', { list: { name: '„Ä“ 🎬 \u{10ffff} \ufffd \u0001\n', tags: ['', 'x'] } }],
  ['what is no text', { a: 1, b: null, c: [true, undefined], d: {} }],
  ['nothing', undefined],
])('takes %s', (_name, value) => {
  expect(findUnreadable(value)).toEqual([])
})

it.each([
  ['a string by itself', '\0', [[]]],
  ['U+0000 within a string', { list: { name: 'a\0b' } }, [['list', 'name']]],
  ['half a pair at the end, where a text was cut', { body: 'Kino 🎬'.slice(0, -1) }, [['body']]],
  ['a pair the wrong way round', { body: '\udfac\ud83c' }, [['body']]],
  ['an item of a list', { ids: ['a', '\ud800', 'b'] }, [['ids', 1]]],
  ['a name of a field', { list: { 'a\0': 1, '\udc00': {} } }, [['list'], ['list']]],
  [
    'several',
    [{ a: '\0' }, 'ok', { b: ['\ud800'] }],
    [
      [0, 'a'],
      [2, 'b', 0],
    ],
  ],
])('finds %s', (_name, value, paths) => {
  expect(findUnreadable(value)).toEqual(paths)
})
