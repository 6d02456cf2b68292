import { expect, it } from 'vitest'
import { toResourceKey } from '../core/reference.ts'
import { programmeRef } from './refs.ts'

it('gives one programme one URL, whatever the order of its filters', () => {
  const url = '/api/cinema/movies?city=husum&date=2026-11-21&feature[]=3D&order=rating'
  expect(toResourceKey(programmeRef({ order: 'rating', city: 'husum', date: '2026-11-21', feature: ['3D'] }))).toBe(url)
  expect(toResourceKey(programmeRef({ feature: ['3D'], date: '2026-11-21', order: 'rating', city: 'husum' }))).toBe(url)
})
