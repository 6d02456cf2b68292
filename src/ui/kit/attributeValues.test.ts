import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toColorValue, toNumberValue } from './attributeValues.ts'

/** The numbers that a style sheet sets for an attribute with these words, by property. */
function readRules(file: string, value: string): Record<string, number> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  const set = [...css.matchAll(/~="(\w+)"\] \{\s*--(\w+): (\d+);/g)]
  return Object.fromEntries(
    set.filter(([, word = '']) => value.split(' ').includes(word)).map(([, , name, number]) => [name, Number(number)]),
  )
}

it('every number from 0 to 100 has its rules', () => {
  for (let number = 0; number <= 100; number++) {
    const { tens = Number.NaN, ones = Number.NaN } = readRules('../numberValues.css', toNumberValue(number))
    expect(tens * 10 + ones).toBe(number)
  }
})

it('a number is rounded and kept between 0 and 100', () => {
  expect(toNumberValue(36.6)).toBe(toNumberValue(37))
  expect(toNumberValue(-3)).toBe(toNumberValue(0))
  expect(toNumberValue(130)).toBe(toNumberValue(100))
})

it.each([
  ['#000000', [0, 0, 0]],
  ['#26343a', [34, 51, 51]],
  ['#ffb91a', [255, 187, 34]],
])('the colour %s has the rules of the nearest of sixteen steps', (color, [red, green, blue]) => {
  expect(readRules('../colorValues.css', toColorValue(color))).toEqual({ red, green, blue })
})
