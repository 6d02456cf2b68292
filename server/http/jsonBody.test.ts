import { expect, it } from 'vitest'
import { isDeeper } from './jsonBody.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['{"a":[{}]}', 3],
  ['[{},{},[],[]]', 2],
  ['"[[[[["', 0],
  ['["\\"[[[","\\\\",[]]', 2],
  ['{"[[[":"{{{"}', 1],
  [nested(5_000), 5_000],
])('counts brackets, but none within strings: %s', (json, depth) => {
  expect(isDeeper(json, depth)).toBe(false)
  expect(isDeeper(json, depth - 1)).toBe(true)
})

it.each([
  '['.repeat(200_000),
  '"'.repeat(200_000),
  '"\\'.repeat(100_000),
  `"${'\\"'.repeat(100_000)}`,
  ']'.repeat(200_000),
])('reads what is no JSON in one pass: %.10s…', (text) => {
  const began = performance.now()
  isDeeper(text, 300_000)
  expect(performance.now() - began).toBeLessThan(2_000)
})
