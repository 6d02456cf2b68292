import { expect, it } from 'vitest'
import { ALL, INPUT, moveDown, moveUp } from './focusIndex.ts'

it('goes down from the input through the suggestions to "Alle anzeigen" and back to the input', () => {
  const way = [INPUT]
  for (let step = 0; step < 5; step += 1) way.push(moveDown(way.at(-1) ?? INPUT, 3))
  expect(way).toEqual([0, 1, 2, 3, -1, 0])
})

it('goes up from the input to the last suggestion and from the first to the input', () => {
  const way = [INPUT]
  for (let step = 0; step < 4; step += 1) way.push(moveUp(way.at(-1) ?? INPUT, 3))
  expect(way).toEqual([0, 3, 2, 1, 0])
})

it('goes up from "Alle anzeigen" to the last suggestion', () => {
  expect(moveUp(ALL, 3)).toBe(3)
})

it('has only the input and "Alle anzeigen" where nothing is suggested', () => {
  expect(moveDown(INPUT, 0)).toBe(ALL)
  expect(moveUp(INPUT, 0)).toBe(INPUT)
  expect(moveUp(ALL, 0)).toBe(INPUT)
})
