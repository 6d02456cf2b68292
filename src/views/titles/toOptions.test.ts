import { expect, it } from 'vitest'
import { toOptions } from './toOptions.ts'

it('names a chosen provider that has nothing among the others', () => {
  const counts = { genre: [], decade: [], country: [], provider: [{ value: 'netz', name: 'Netz', count: 3 }] }
  const { provider } = toOptions(counts, { provider: ['mubi', 'weg'] }, [{ value: 'mubi', name: 'MUBI' }])
  expect(provider).toEqual([
    { value: 'netz', label: 'Netz', count: 3, pressed: false },
    { value: 'mubi', label: 'MUBI', count: null, pressed: true },
    { value: 'weg', label: 'weg', count: null, pressed: true },
  ])
})
