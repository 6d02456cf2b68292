import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findProjectRoot } from '../../db/projectRoot.ts'
import { postcodeAreas } from './postcodeAreas.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the areas of postcodes', () => {
  it('cover every beginning that the post uses', () => {
    const unused = ['05', '11', '43', '62']
    const all = numbers(1, 99).map((number) => String(number).padStart(2, '0'))
    const known = new Set(postcodeAreas.map(([prefix]) => prefix))
    expect(all.filter((prefix) => !known.has(prefix))).toEqual(unused)
  })

  it('are named once and lie in the country', () => {
    expect(new Set(postcodeAreas.map(([prefix]) => prefix)).size).toBe(postcodeAreas.length)
    for (const [prefix, name, lat, lon] of postcodeAreas) {
      expect(prefix).toMatch(/^\d{2,5}$/)
      expect(name, prefix).toMatch(/^\p{Lu}/u)
      expect(lat > 47.2 && lat < 55.1 && lon > 5.8 && lon < 15.1, `${prefix} ${name}`).toBe(true)
    }
  })

  it('lie in the region of the first two digits', () => {
    const areas = new Map(postcodeAreas.map((area) => [area[0], area]))
    for (const [prefix, name, lat, lon] of postcodeAreas) {
      const whole = areas.get(prefix.slice(0, 2))
      expect(whole && kilometres([lat, lon], [whole[2], whole[3]]), `${prefix} ${name}`).toBeLessThan(170)
    }
  })
})

/** GeoNames’ list, which is no part of the project: the areas were not taken from it, and can be held against it. */
const list = join(findProjectRoot(), '..', 'shared', 'data', 'cinemas', 'postcodes-de.csv.gz')

describe.skipIf(!existsSync(list))('every postcode of the country', () => {
  it('is placed at most 20 km off as a rule, and nearly always at most 60 km', () => {
    const errors = [...readPostcodes()]
      .flatMap(([postcode, points]) => {
        const area = areaOf(postcode)
        return area ? [kilometres(middleOf(points), [area[2], area[3]])] : []
      })
      .sort((a, b) => a - b)
    expect(errors.length).toBeGreaterThan(8000)
    expect(errors[Math.floor(errors.length * 0.5)]).toBeLessThan(10)
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(30)
  })
})

type Degrees = readonly [lat: number, lon: number]

function readPostcodes(): Map<string, Degrees[]> {
  const places = new Map<string, Degrees[]>()
  for (const line of gunzipSync(readFileSync(list)).toString().trim().split('\n').slice(1)) {
    const fields = line.split(',')
    const [lat, lon] = fields.slice(-2).map(Number)
    const postcode = fields[0] ?? ''
    places.set(postcode, [...(places.get(postcode) ?? []), [lat ?? 0, lon ?? 0]])
  }
  return places
}

function areaOf(postcode: string) {
  for (let digits = 5; digits >= 2; digits--) {
    const area = postcodeAreas.find(([prefix]) => prefix === postcode.slice(0, digits))
    if (area) return area
  }
  return undefined
}

function middleOf(points: readonly Degrees[]): Degrees {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  return [mean(0), mean(1)]
}

/** On a flat map: the country is small. */
function kilometres([lat, lon]: Degrees, [otherLat, otherLon]: Degrees): number {
  return 111.2 * Math.hypot(lat - otherLat, (lon - otherLon) * Math.cos((lat * Math.PI) / 180))
}
