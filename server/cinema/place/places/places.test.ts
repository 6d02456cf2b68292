import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { cinemasCall } from '#contract/cinema.ts'
import { placesCall } from '#contract/places.ts'
import { describeInDemoWorld } from '../../../../test/server.ts'
import { countEditions } from './queries.ts'
import { openPlaces } from './readPlaces.ts'
import { fillPlaces } from './service.ts'

describeInDemoWorld('the places of the country', (server) => {
  beforeAll(() => fillPlaces(server().database.db))

  const suggest = async (typed: string) => {
    const answer = await server()
      .visitor()
      .get(`/api/places?q=${encodeURIComponent(typed)}`)
    expect(answer.statusCode, typed).toBe(200)
    return placesCall.answer.parse(answer.json()).items
  }

  it.each([
    ['Buxtehude', 'Buxtehude', 'Niedersachsen'],
    ['buxte', 'Buxtehude', 'Niedersachsen'],
    ['hambrg', 'Hamburg', 'Hamburg'],
    ['Hamurg', 'Hamburg', 'Hamburg'],
    ['Buxtehde', 'Buxtehude', 'Niedersachsen'],
    ['Muenchen', 'München', 'Bayern'],
    ['münchen', 'München', 'Bayern'],
    ['munchen', 'München', 'Bayern'],
    ['Halle', 'Halle', 'Sachsen-Anhalt'],
    ['21614', 'Buxtehude', 'Niedersachsen'],
    ['2161', 'Buxtehude', 'Niedersachsen'],
    ['Altona', 'Hamburg Altona-Altstadt', 'Hamburg'],
  ])('finds %s', async (typed, name, state) => {
    expect((await suggest(typed))[0]).toMatchObject({ name, state })
  })

  it('finds both Frankfurts, the larger first, and says which of them has cinemas', async () => {
    const found = await suggest('Frankfurt')
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)'])
    expect(found[0]?.city).toBe('frankfurt-am-main')
    expect((await suggest('Buxtehude'))[0]?.city).toBeNull()
  })

  it('answers little, and nothing for what is no place', async () => {
    expect(await suggest('ne')).toHaveLength(6)
    for (const typed of ['HUK-Coburg', 'Xqwzzkj', '%%', '00000', '„“']) expect(await suggest(typed), typed).toEqual([])
  })

  it('takes what it suggests, and that place alone', async () => {
    for (const typed of ['Buxtehude', 'Neuenkirchen', 'Münster']) {
      for (const { location, name } of await suggest(typed)) {
        const answer = await server()
          .visitor()
          .get(`/api/cinemas?location=${encodeURIComponent(location)}`)
        expect(cinemasCall.answer.parse(answer.json()).filters, location).toMatchObject({ cityName: name, location })
      }
    }
  })

  it('understands a misspelled place without any suggestion', async () => {
    const answer = await server().visitor().get('/api/cinemas?location=Buxtehde')
    expect(cinemasCall.answer.parse(answer.json()).filters.cityName).toBe('Buxtehude')
  })

  it('is filled once, by whichever process comes first, and again with a release', async () => {
    const { db } = server().database
    const [before] = await countEditions(db)
    expect(before?.edition).toBe(openPlaces().edition)
    await db.execute(sql`update places set edition = 'older', name = 'Nirgendwo' where id < 10`)
    await Promise.all([fillPlaces(db), fillPlaces(db)])
    expect(await countEditions(db)).toEqual([before])
    expect(await suggest('Nirgendwo')).toEqual([])
  })
})
