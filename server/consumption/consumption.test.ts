import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { addDays } from '#contract/berlin.ts'
import { consumptionsCall } from '#contract/consumptions.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { describeInDemoWorld, describeOnBothDatabases, type TestServer } from '../../test/server.ts'
import { offers, providers } from '../db/schema/consumption.ts'

type Answer = z.output<typeof consumptionsCall.answer>

const TODAY = '2026-11-21'

async function get(server: TestServer, path: string): Promise<Answer> {
  const answer = await server.visitor().get(`/api/${path}`)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return consumptionsCall.answer.parse(answer.json())
}
const kindsOf = ({ items }: Answer) => [...new Set(items.map(({ kind }) => kind))]
const idsOf = ({ items }: Answer) => items.map((item) => (item.kind === 'cinema' ? item.cinema.id : item.id))

describeOnBothDatabases('where a title can be seen outside cinemas', (server) => {
  beforeAll(async () => {
    const { db } = server().database
    const { id } = await addMovie(server(), { id: 'm-nachtzug', permalink: 'nachtzug' })
    const series = await addSeries(server(), { id: 'se-nachtzug', permalink: 'nachtzug' })
    await db.insert(providers).values([
      { slug: 'abo', name: 'Abo', sortKey: 'abo', kind: 'streaming', url: 'https://abo.example/' },
      { slug: 'scheibe', name: 'Scheibe', sortKey: 'scheibe', kind: 'disc', url: null },
      { slug: 'sender', name: 'Sender', sortKey: 'sender', kind: 'tv', url: null },
    ])
    const at = (hours: number) => new Date(server().clock.now.getTime() + hours * 3_600_000)
    const film = { itemType: 'movies', itemId: id } as const
    const platform = { ...film, providerSlug: 'abo', kind: 'streaming' } as const
    const disc = { ...film, providerSlug: 'scheibe', kind: 'disc', model: 'buy' } as const
    const show = { ...film, providerSlug: 'sender', kind: 'tv' } as const
    await db.insert(offers).values([
      { id: 'kauf', ...platform, model: 'buy', price: 999, quality: '4K' },
      { id: 'leih', ...platform, model: 'rent', price: 399, quality: 'HD', url: 'https://abo.example/nachtzug' },
      { id: 'leih-sd', ...platform, model: 'rent', price: 299, quality: 'SD' },
      { id: 'abo', ...platform, model: 'flat', availableUntil: TODAY },
      { id: 'vorbei', ...platform, model: 'flat', availableUntil: addDays(TODAY, -1) },
      { id: 'alte', ...disc, price: 799, quality: 'DVD', availableFrom: '2019-03-01' },
      { id: 'neue', ...disc, price: 2499, quality: 'UHD', availableFrom: addDays(TODAY, 30) },
      { id: 'spaeter', ...show, startsAt: at(30), endsAt: at(32) },
      { id: 'laeuft', ...show, startsAt: at(-1), endsAt: at(1) },
      { id: 'gelaufen', ...show, startsAt: at(-3), endsAt: at(-1) },
      { id: 'folge', ...show, itemType: 'series', itemId: series.id, startsAt: at(5), season: 2, episode: 7 },
    ])
  })

  it('lists platforms by model and price, discs the newest first and broadcasts as they come; nothing that is over', async () => {
    const answer = await get(server(), 'movies/nachtzug/consumptions')
    expect(idsOf(answer)).toEqual(['abo', 'leih-sd', 'leih', 'kauf', 'neue', 'alte', 'laeuft', 'spaeter'])
    expect(answer.items[2]).toEqual({
      kind: 'streaming',
      id: 'leih',
      provider: { slug: 'abo', name: 'Abo', url: 'https://abo.example/' },
      model: 'rent',
      price: 399,
      quality: 'HD',
      url: 'https://abo.example/nachtzug',
      availableFrom: null,
      availableUntil: null,
    })
    expect(answer.nextPage).toBeNull()
  })

  it('is filtered by kind and by model', async () => {
    expect(kindsOf(await get(server(), 'movies/nachtzug/consumptions?kind[]=disc&kind[]=tv'))).toEqual(['disc', 'tv'])
    const bought = await get(server(), 'movies/nachtzug/consumptions?model[]=buy')
    expect(idsOf(bought)).toEqual(['kauf', 'neue', 'alte'])
    expect(bought.filters).toMatchObject({ kind: [], model: ['buy'] })
  })

  it('names season and episode, and knows a series from a film of the same name', async () => {
    const { items } = await get(server(), 'series/nachtzug/consumptions')
    expect(items).toMatchObject([{ kind: 'tv', id: 'folge', season: 2, episode: 7, endsAt: null }])
  })

  it('is 404 for an unknown title or type, and 400 for an unknown kind', async () => {
    const status = async (path: string) => (await server().visitor().get(`/api/${path}`)).statusCode
    expect(await status('movies/den-gibt-es-nicht/consumptions')).toBe(404)
    expect(await status('people/nachtzug/consumptions')).toBe(404)
    expect(await status('movies/nachtzug/consumptions?kind[]=vhs')).toBe(400)
  })
})

describeInDemoWorld('where a title can be seen in cinemas', (server) => {
  it('names some cinemas of the city with their next showtime, which comes first', async () => {
    const now = server().clock.now.toISOString()
    const { items, filters } = await get(server(), 'movies/amrum/consumptions?city=hamburg&kind[]=cinema')
    const shows = items.flatMap((item) => (item.kind === 'cinema' ? [item] : []))
    expect(shows.length).toBeGreaterThan(1)
    expect(shows.length).toBeLessThanOrEqual(6)
    expect(new Set(shows.map(({ cinema }) => cinema.id)).size).toBe(shows.length)
    expect(shows.every(({ cinema, next }) => cinema.citySlug === 'hamburg' && next.startsAt > now)).toBe(true)
    const starts = shows.map(({ next }) => next.startsAt)
    expect(starts).toEqual([...starts].sort())
    expect(filters).toMatchObject({ city: 'hamburg', cityName: 'Hamburg' })
  })

  it('is ordered by distance where somebody stands', async () => {
    const { items } = await get(server(), 'movies/amrum/consumptions?coordinates=52.52,13.405&kind[]=cinema')
    const distances = items.map((item) => (item.kind === 'cinema' ? item.cinema.distance : null))
    expect(distances.every((distance) => distance !== null)).toBe(true)
    expect(distances).toEqual(distances.toSorted((a, b) => Number(a) - Number(b)))
  })

  it('is only for films', async () => {
    expect(kindsOf(await get(server(), 'series/dark/consumptions?city=berlin'))).not.toContain('cinema')
  })

  it('offers a film of old on disc or on platforms', async () => {
    expect(kindsOf(await get(server(), 'movies/casablanca/consumptions'))).toEqual(expect.arrayContaining(['disc']))
  })
})
