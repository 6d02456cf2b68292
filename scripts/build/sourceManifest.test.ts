import { expect, it } from 'vitest'
import { refuseCircles } from './sourceManifest.ts'

it('lets files pass of which several import one', () => {
  refuseCircles(
    new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', []],
    ]),
  )
})

it('names the files of a circle', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ])
  expect(() => refuseCircles(circle)).toThrow('a → b → c → b')
})
