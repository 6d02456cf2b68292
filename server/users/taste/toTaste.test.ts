import { expect, it } from 'vitest'
import { type CommonSums, toTaste } from './toTaste.ts'

type Pair = readonly [number, number]

function toSums(pairs: readonly Pair[]): CommonSums {
  const sum = (of: (pair: Pair) => number) => pairs.reduce((all, pair) => all + of(pair), 0)
  return {
    count: pairs.length,
    x: sum(([x]) => x),
    y: sum(([, y]) => y),
    xx: sum(([x]) => x * x),
    yy: sum(([, y]) => y * y),
    xy: sum(([x, y]) => x * y),
    distance: sum(([x, y]) => Math.abs(x - y)),
  }
}
const tasteOf = (pairs: readonly Pair[]) => toTaste(toSums(pairs))
const match = (pairs: readonly Pair[]) => {
  const found = tasteOf(pairs).match
  if (found === null) throw new Error('too few pairs')
  return found
}
const width = (pairs: readonly Pair[]) => match(pairs).high - match(pairs).low

/** Half steps, the same in every run. */
function createDice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * 21) / 2
  }
}
const randomPairs = (seed: number, count: number): Pair[] => {
  const dice = createDice(seed)
  return Array.from({ length: count }, () => [dice(), dice()] as const)
}
const swap = (pairs: readonly Pair[]): Pair[] => pairs.map(([x, y]) => [y, x])
const same = (pairs: readonly Pair[]): Pair[] => pairs.map(([x]) => [x, x])

it('says nothing below ten common ratings', () => {
  expect(tasteOf(randomPairs(1, 9))).toEqual({ common: 9, match: null })
  expect(tasteOf([])).toEqual({ common: 0, match: null })
  expect(tasteOf(randomPairs(1, 10)).match).not.toBeNull()
})

it('is the same from both sides, lies from 0 to 100, and within its interval', () => {
  for (let seed = 0; seed < 200; seed++) {
    const pairs = randomPairs(seed, 10 + (seed % 90))
    expect(match(swap(pairs))).toEqual(match(pairs))
    const { percent, low, high } = match(pairs)
    expect(low).toBeGreaterThanOrEqual(0)
    expect(percent).toBeGreaterThanOrEqual(low)
    expect(high).toBeGreaterThanOrEqual(percent)
    expect(high).toBeLessThanOrEqual(100)
  }
})

it('is 100 for the same ratings, also where they are all one value', () => {
  for (const pairs of [
    same(randomPairs(3, 10)),
    same(randomPairs(4, 500)),
    Array.from({ length: 12 }, () => [8, 8] as const),
  ]) {
    expect(match(pairs).percent).toBe(100)
  }
})

it('is 0 for opposites', () => {
  expect(match(Array.from({ length: 20 }, (_, index) => (index % 2 ? [0, 10] : [10, 0]) as Pair)).percent).toBe(0)
})

it('is surer the more there is in common', () => {
  expect(match(same(randomPairs(5, 10))).low).toBeLessThan(92)
  expect(match(same(randomPairs(5, 400))).low).toBeGreaterThan(97)
  const few = randomPairs(6, 12)
  const many = Array.from({ length: 20 }, () => few).flat()
  expect(Math.abs(match(many).percent - match(few).percent)).toBeLessThanOrEqual(1)
  expect(width(few)).toBeGreaterThan(30)
  expect(width(many)).toBeLessThan(width(few) / 3)
})

it('takes a severe judge of the same taste for nearer than a mild one of another', () => {
  const values = [2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7, 4]
  const severe = values.map((value) => [value, value - 2] as const)
  const other = values.map((value, index) => [value, values[(index + 5) % values.length] ?? 0] as const)
  expect(match(severe).percent).toBeGreaterThan(match(other).percent + 10)
  expect(match(severe).percent).toBeLessThan(90)
})

it('makes no opposites of two who like almost everything alike', () => {
  const pairs = Array.from(
    { length: 30 },
    (_, index) => (index === 7 ? [8.5, 8] : index === 9 ? [8, 8.5] : [8, 8]) as Pair,
  )
  expect(match(pairs).percent).toBeGreaterThan(95)
})
