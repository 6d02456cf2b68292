import { expect, it } from 'vitest'
import { updateProgrammeFilter } from '../cinema/cinema.ts'
import { type ConsumptionFilter, toggleKind } from './consumption.ts'

it('adds a kind, takes it out again, and means all when none is left', () => {
  expect(toggleKind(undefined, 'tv')).toEqual(['tv'])
  expect(toggleKind(['tv'], 'disc')).toEqual(['tv', 'disc'])
  expect(toggleKind(['tv', 'disc'], 'tv')).toEqual(['disc'])
  expect(toggleKind(['disc'], 'disc')).toBeUndefined()
})

it('merges filters, and clears all of a place before another one is set', () => {
  const update = updateProgrammeFilter<ConsumptionFilter>
  const inBerlin = update({ city: 'berlin' }, { kind: ['tv'] })
  expect(inBerlin).toEqual({ city: 'berlin', kind: ['tv'] })
  expect(update(inBerlin, { coordinates: '52.52,13.405' })).toEqual({ coordinates: '52.52,13.405', kind: ['tv'] })
})
