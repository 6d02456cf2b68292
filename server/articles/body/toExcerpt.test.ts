import { expect, it } from 'vitest'
import { toBlocks } from './toBlocks.ts'
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
  const body = `Anfang.\n\n${'wort '.repeat(2_000)}\n\n${`${'[a](b'.repeat(400)}\n\n`.repeat(40)}`
  const [excerpt, spent] = timed(() => toExcerpt(body, 600))
  expect(excerpt).toMatch(/^Anfang\.\n\nwort /)
  const [, whole] = timed(() => toBlocks(body))
  expect(spent).toBeLessThan(whole / 3)
})

/** @returns what the processor worked for it, in µs: a busy machine takes longer, but works no more. */
function timed<T>(run: () => T): [T, number] {
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return [result, user + system]
}
