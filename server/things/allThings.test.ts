import { expect, it } from 'vitest'
import { thingTypes } from '#contract/things.ts'
import { allThings } from '../allThings.ts'

it('describe every kind that the contract names, once', () => {
  expect(allThings.map(({ type }) => type).toSorted()).toEqual(thingTypes.toSorted())
})
