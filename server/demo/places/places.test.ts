import { describe, expect, it } from 'vitest'
import { readDemoWorld } from '../world.ts'

const { cinemas, cities } = await readDemoWorld()

/** Kilometres, on a flat map: good enough inside a city. */
function kilometres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)
  return 111.2 * Math.hypot(a.lat - b.lat, east)
}

describe('the demo’s cinemas', () => {
  it('are many, in cities big and small all over the country', () => {
    expect(cinemas.length).toBeGreaterThanOrEqual(120)
    expect(cities.length).toBeGreaterThanOrEqual(24)
    const perCity = cities.map((city) => cinemas.filter((cinema) => cinema.city === city.slug).length)
    expect(Math.min(...perCity)).toBe(1)
    expect(Math.max(...perCity)).toBeGreaterThanOrEqual(9)
    expect(new Set(cities.map((city) => city.state)).size).toBe(16)
  })

  it('stand in their cities', () => {
    for (const cinema of cinemas) {
      const city = cities.find((candidate) => candidate.slug === cinema.city)
      expect(city && kilometres(cinema, city), cinema.name).toBeLessThan(12)
      expect(cinema.postcode, cinema.name).toMatch(/^\d{5}$/)
    }
  })

  it('have names, addresses and places of their own', () => {
    for (const of of ['name', 'street'] as const)
      expect(new Set(cinemas.map((each) => each[of])).size).toBe(cinemas.length)
    expect(new Set(cinemas.map(({ lat, lon }) => `${lat} ${lon}`)).size).toBe(cinemas.length)
  })

  it('are houses of all kinds, half of them open to wheelchairs and more', () => {
    const share = (of: (cinema: (typeof cinemas)[number]) => boolean) => cinemas.filter(of).length / cinemas.length
    for (const house of ['multiplex', 'arthouse', 'repertory']) {
      expect(
        share((cinema) => cinema.house === house),
        house,
      ).toBeGreaterThan(0.15)
    }
    expect(share((cinema) => cinema.halls.some((hall) => hall.includes('barrierefrei')))).toBeGreaterThan(0.5)
    expect(share((cinema) => cinema.halls.length === 1)).toBeGreaterThan(0.1)
  })
})
