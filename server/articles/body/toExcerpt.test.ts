import { expect, it } from 'vitest'
import { toExcerpt } from './toExcerpt.ts'

it('is what a body says, without its markup', () => {
  const body = '## Vorweg\n\nEin **fetter** [Link](https://example.org).\n\n> Merksatz.\n\n- eins\n- *zwei*'
  expect(toExcerpt(body, 500)).toBe('Vorweg\n\nEin fetter Link.\n\nMerksatz.\n\n– eins\n– zwei')
  expect(toExcerpt('', 500)).toBe('')
})

it('ends after a whole word, and says that it goes on', () => {
  expect(toExcerpt('Eins zwei drei.', 15)).toBe('Eins zwei drei.')
  expect(toExcerpt('Eins zwei drei.', 14)).toBe('Eins zwei …')
  expect(toExcerpt('Eins zwei drei.', 9)).toBe('Eins zwei …')
  expect(toExcerpt('Eins.\n\nZwei.', 6)).toBe('Eins. …')
})

it('cuts what is one word, but no character', () => {
  expect(toExcerpt('a'.repeat(20), 8)).toBe(`${'a'.repeat(8)} …`)
  expect(toExcerpt('🎬'.repeat(20), 7)).toBe('🎬🎬🎬 …')
})

it('reads no further than it has to', () => {
  // Read to its end, this takes the parser seconds.
  const body = `Anfang.\n\n${'wort '.repeat(2_000)}\n\n${`${'[a](b'.repeat(400)}\n\n`.repeat(200)}`
  const began = performance.now()
  expect(toExcerpt(body, 600)).toMatch(/^Anfang\.\n\nwort /)
  expect(performance.now() - began).toBeLessThan(500)
})
