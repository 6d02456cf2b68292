import { count, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cinemasCall } from '#contract/cinema.ts'
import { describeInDemoWorld } from '../../../test/server.ts'
import { cinemas } from '../../db/schema/cinema.ts'
import { postcodeAreas as areasTable } from '../../db/schema/places.ts'
import { isNear } from '../queries.ts'
import { postcodeAreas } from './postcodeAreas.ts'
import { fillPostcodeAreas } from './service.ts'

describeInDemoWorld('a place', (server) => {
  const cinemasAt = async (location: string) => {
    const answer = await server()
      .visitor()
      .get(`/api/cinemas?location=${encodeURIComponent(location)}`)
    expect(answer.statusCode, location).toBe(200)
    return cinemasCall.answer.parse(answer.json())
  }
  const expectPlace = async (location: string, cityName: string, nearest: string) => {
    const { items, filters } = await cinemasAt(location)
    expect(filters, location).toMatchObject({ city: null, coordinates: null, location, cityName })
    expect(items[0]?.citySlug, location).toBe(nearest)
    const distances = items.map((item) => item.distance ?? -1)
    expect(distances, location).toEqual([...distances].sort((a, b) => a - b))
  }

  it('is found by its postcode, or by the beginning of one', async () => {
    for (const [postcode, name, nearest] of [
      ['10435', 'Berlin-Prenzlauer Berg', 'berlin'],
      ['104', 'Berlin-Prenzlauer Berg', 'berlin'],
      ['22767', 'Hamburg-Altona', 'hamburg'],
      ['02827', 'Görlitz', 'goerlitz'],
      ['02', 'Bautzen', 'goerlitz'],
      ['72070', 'Tübingen', 'stuttgart'],
      ['35037', 'Marburg', 'kassel'],
      ['27498', 'Helgoland', 'husum'],
    ] as const) {
      await expectPlace(postcode, name, nearest)
    }
  })

  it('is found by its name, with umlauts or without, and a district without its city', async () => {
    for (const [name, understood, nearest] of [
      ['München', 'München', 'muenchen'],
      ['MUENCHEN', 'München', 'muenchen'],
      ['munchen', 'München', 'muenchen'],
      ['Frankfurt', 'Frankfurt am Main', 'frankfurt-am-main'],
      ['Frankfurt (Oder)', 'Frankfurt (Oder)', 'cottbus'],
      ['goerlitz', 'Görlitz', 'goerlitz'],
      ['Tuebingen', 'Tübingen', 'stuttgart'],
      ['Soest', 'Soest', 'dortmund'],
      ['kreuzberg', 'Berlin-Kreuzberg', 'berlin'],
      ['Hamburg-Altona', 'Hamburg-Altona', 'hamburg'],
      ['Halle', 'Halle (Saale)', 'halle'],
    ] as const) {
      await expectPlace(name, understood, nearest)
    }
  })

  it.each(['Nirgendwo', '00', '00000', '1', '123456', '10a', 'Ber', '%', '„“'])(
    'is unknown as %s',
    async (location) => {
      expect(await cinemasAt(location)).toMatchObject({
        items: [],
        nextPage: null,
        filters: { cityName: null, location },
      })
    },
  )

  it('has its cinemas found by the index of places', async () => {
    const lines = await server().database.db.transaction(async (tx) => {
      // A hundred rows are read faster than an index; what matters is that thousands could use it.
      await tx.execute(sql`set local enable_seqscan = off`)
      const near = isNear({ lat: 52.52, lon: 13.4 }, 30)
      return (await tx.execute(sql`explain select ${cinemas.id} from ${cinemas} where ${near}`)).rows
    })
    expect(JSON.stringify(lines)).toContain('cinemas_earth_index')
  })

  it('is known to every installation, and moves with a release', async () => {
    const { db } = server().database
    const number = async () => (await db.select({ number: count() }).from(areasTable))[0]?.number
    expect(await number()).toBe(postcodeAreas.length)
    await db.delete(areasTable).where(eq(areasTable.prefix, '104'))
    await db.update(areasTable).set({ name: 'Elsewhere' }).where(eq(areasTable.prefix, '02'))
    await db.insert(areasTable).values({ prefix: '00', name: 'Nowhere', sortKey: 'nowhere', lat: 0, lon: 0 })
    await Promise.all([fillPostcodeAreas(db), fillPostcodeAreas(db)])
    expect(await number()).toBe(postcodeAreas.length)
    await expectPlace('104', 'Berlin-Prenzlauer Berg', 'berlin')
    await expectPlace('02', 'Bautzen', 'goerlitz')
  })
})
