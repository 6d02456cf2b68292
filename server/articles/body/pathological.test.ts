import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathological } from '../../../test/pathologicalMarkdown.ts'
import { toBlocks } from './toBlocks.ts'

/** Characters of the shortest text; the others are twice and four times as long. Random ones are shorter: there are many. */
const LENGTH = { known: 7_000, random: 6_000 }
/**
 * The exponent of growth from which on it is too steep: 1 is linear, 2 is quadratic. Between them lies the noise of the
 * machine.
 */
const STEEP = 1.7
/** Work below this, in ms, delays no request, and cannot be told from the noise of the machine. */
const NOISE = 200

/** The processor time of the parsing alone, in ms: a busy machine takes longer, but does not work more. */
function work(typed: string): number {
  const before = process.cpuUsage()
  toBlocks(typed)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** How often a disturbed measurement is repeated: the load of another process lasts for several of them. */
const ROUNDS = 12

/** The growth of the work with the length of the text, from the least work of each length. */
function growth(length: number, toText: (length: number) => string): { steepness: number; works: number[] } {
  const longest = toText(4 * length)
  const least = work(longest)
  if (least < NOISE) return { steepness: 0, works: [Math.round(least)] }
  const [once = '', twice = ''] = [length, 2 * length].map(toText)
  const works = [work(once), work(twice), least]
  for (let round = 0; round < ROUNDS && steepnessOf(works) > STEEP; round++) {
    for (const [index, text] of [once, twice, longest].entries()) {
      works[index] = Math.min(works[index] ?? 0, work(text))
    }
  }
  return { steepness: steepnessOf(works), works: works.map(Math.round) }
}

function steepnessOf([once = 0, , fourTimes = 0]: readonly number[]): number {
  return fourTimes < NOISE ? 0 : Math.log(fourTimes / Math.max(once, NOISE / 16)) / Math.log(4)
}

it.each(Object.entries(pathological))('takes no more than a line of the length of: %s', (_name, toText) => {
  const { steepness, works } = growth(LENGTH.known, toText)
  expect(steepness, works.join(' → ')).toBeLessThan(STEEP)
})

const marks =
  '[ ] ( ) ]( ![ < > <!-- --> <? <![CDATA[ </ <a ="  * ** _ __ ` `` ``` ~~~ \\ & &#1; &amp; " \' : ! # = + --- a 😀 @'
const blanks = [' ', '  ', '\t', '\n', '\r', '\n\n', '  \n', '- ', '> ', '1. ', '# ', '<!A ', 'ä ']

it('takes no more than that for whatever is said over and over', () => {
  const piece = fc.constantFrom(...marks.split(/ +/), ...blanks)
  const unit = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
  const first = fc.constantFrom('', 'a ', '> ', '- ', '</')
  const last = fc.constantFrom('', ']', '*', '"', 'b')
  fc.assert(
    fc.property(unit, first, last, (repeated, before, behind) => {
      const toText = (length: number) => before + repeated.repeat(length / repeated.length) + behind
      const { steepness, works } = growth(LENGTH.random, toText)
      expect(steepness, works.join(' → ')).toBeLessThan(STEEP)
    }),
    { seed: 35, numRuns: 8, endOnFailure: true },
  )
})
