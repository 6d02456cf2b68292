import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { atHomeCall } from '#contract/atHome.ts'
import { addDays, fromBerlin } from '#contract/berlin.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { offers, providers } from '../../db/schema/consumption.ts'

const TODAY = '2026-11-21'
const day = (days: number) => addDays(TODAY, days)

describeOnBothDatabases('what is new at home', (server) => {
  beforeAll(async () => {
    const { db } = server().database
    await addMovie(server(), {
      id: 'm-neu',
      genres: ['Drama', 'Krimi'],
      popularity: 5,
      communitySum: 90,
      communityCount: 10,
    })
    await addMovie(server(), { id: 'm-gut', genres: ['Drama'], popularity: 9, communitySum: 4500, communityCount: 500 })
    await addMovie(server(), { id: 'm-fern', genres: ['Komödie'] })
    await addSeries(server(), { id: 'se-reihe', genres: ['Krimi'], popularity: 7 })
    const provider = (slug: string, kind: 'streaming' | 'disc') => ({
      ...{ slug, kind, name: slug.toUpperCase(), sortKey: slug, url: null },
    })
    await db
      .insert(providers)
      .values([
        provider('abo', 'streaming'),
        provider('laden', 'streaming'),
        provider('scheibe', 'disc'),
        provider('nachtlicht', 'disc'),
      ])
    const film = (itemId: string) => ({ itemType: 'movies' as const, itemId })
    const disc = { providerSlug: 'scheibe', kind: 'disc', model: 'buy' } as const
    const flat = { providerSlug: 'abo', kind: 'streaming', model: 'flat' } as const
    const rent = { providerSlug: 'laden', kind: 'streaming', model: 'rent', price: 399 } as const
    const series = { itemType: 'series', itemId: 'se-reihe' } as const
    await db.insert(offers).values([
      { id: 'd1', ...film('m-neu'), ...disc, price: 1099, quality: 'Blu-ray', availableFrom: TODAY },
      { id: 'd2', ...film('m-neu'), ...disc, price: 799, quality: 'DVD', availableFrom: TODAY },
      { id: 'd3', ...film('m-gut'), ...disc, providerSlug: 'nachtlicht', quality: 'UHD', availableFrom: day(-90) },
      { id: 'd4', ...film('m-gut'), ...disc, quality: 'DVD', availableFrom: day(-20) },
      { id: 'd5', ...series, ...disc, quality: 'DVD', availableFrom: day(-20) },
      { id: 'alt', ...film('m-fern'), ...disc, availableFrom: day(-91) },
      { id: 'd6', ...film('m-fern'), ...disc, quality: 'DVD', availableFrom: day(40) },
      { id: 'd7', ...film('m-neu'), ...disc, quality: 'UHD', availableFrom: day(1) },
      { id: 'weg', ...film('m-verschwunden'), ...disc, availableFrom: TODAY },
      { id: 's1', ...film('m-neu'), ...flat, availableFrom: TODAY },
      { id: 's2', ...film('m-neu'), ...rent, availableFrom: TODAY },
      { id: 's3', ...series, ...flat, availableFrom: day(-30), availableUntil: day(3) },
      { id: 's4', ...film('m-gut'), ...flat, availableFrom: day(-200), availableUntil: TODAY },
      { id: 's5', ...film('m-fern'), ...flat, availableFrom: day(-10), availableUntil: day(-1) },
      { id: 's6', ...film('m-fern'), ...flat, availableFrom: day(5), availableUntil: day(9) },
      { id: 's7', ...film('m-fern'), ...rent },
    ])
  })

  const get = async (path: string): Promise<z.output<typeof atHomeCall.answer>> => {
    const answer = await server().visitor().get(`/api/at_home/${path}`)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    return atHomeCall.answer.parse(answer.json())
  }
  const shown = async (path: string) =>
    (await get(path)).items.map(({ title, date, offers: own }) => [title.id, date, own.map(({ id }) => id).join(' ')])

  it('lists discs of the last 90 days, the newest first, the media of one release together', async () => {
    expect(await shown('discs')).toEqual([
      ['m-neu', TODAY, 'd2 d1'],
      ['m-gut', day(-20), 'd4'],
      ['se-reihe', day(-20), 'd5'],
      ['m-gut', day(-90), 'd3'],
    ])
    const { items, nextPage } = await get('discs')
    expect(nextPage).toBeNull()
    expect(items[0]?.offers[0]).toEqual({
      ...{ id: 'd2', model: 'buy', price: 799, quality: 'DVD' },
      provider: { slug: 'scheibe', name: 'SCHEIBE', url: null },
    })
  })

  it('lists the best rated of them once each, by the weighted average', async () => {
    expect(await shown('tips')).toEqual([
      ['m-gut', day(-20), 'd3 d4'],
      ['m-neu', TODAY, 'd2 d1'],
      ['se-reihe', day(-20), 'd5'],
    ])
    expect((await get('tips')).filters.total).toBe(3)
  })

  it('lists what is announced, the next first', async () => {
    expect(await shown('upcoming-discs')).toEqual([
      ['m-neu', day(1), 'd7'],
      ['m-fern', day(40), 'd6'],
    ])
  })

  it('lists what is new on platforms, and what ends soon, the first to go first', async () => {
    expect(await shown('streaming')).toEqual([
      ['m-neu', TODAY, 's1 s2'],
      ['se-reihe', day(-30), 's3'],
    ])
    expect(await shown('ending')).toEqual([
      ['m-gut', TODAY, 's4'],
      ['se-reihe', day(3), 's3'],
    ])
  })

  it('is filtered by provider, model, genre and type, and counts what each other value would give', async () => {
    expect(await shown('streaming?provider[]=laden')).toEqual([['m-neu', TODAY, 's2']])
    expect(await shown('streaming?model[]=flat&model[]=free&type=series')).toEqual([['se-reihe', day(-30), 's3']])
    expect(await shown('discs?genre[]=Krimi')).toEqual([
      ['m-neu', TODAY, 'd2 d1'],
      ['se-reihe', day(-20), 'd5'],
    ])
    const { filters } = await get('discs?genre[]=Krimi&provider[]=scheibe')
    expect(filters).toMatchObject({ genre: ['Krimi'], provider: ['scheibe'], model: [], type: null, total: 2 })
    expect(filters.counts).toEqual({
      provider: [{ value: 'scheibe', name: 'SCHEIBE', count: 2 }],
      model: [{ value: 'buy', count: 2 }],
      genre: [
        { value: 'Drama', count: 2 },
        { value: 'Krimi', count: 2 },
      ],
      type: [
        { value: 'movies', count: 1 },
        { value: 'series', count: 1 },
      ],
    })
  })

  it('comes in pages that neither repeat nor leave out', async () => {
    const { db } = server().database
    const ids = Array.from({ length: 40 }, (_, index) => `m-seite-${index}`)
    for (const id of ids) await addMovie(server(), { id })
    await db.insert(offers).values(
      ids.map((itemId) => ({
        ...{ id: `of-${itemId}`, itemType: 'movies' as const, itemId, providerSlug: 'scheibe', kind: 'disc' as const },
        availableFrom: day(50),
      })),
    )
    const first = await get('upcoming-discs')
    expect(first.items).toHaveLength(36)
    const second = await get(`upcoming-discs?page=${first.nextPage}`)
    expect(second.nextPage).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ title }) => title.id)).size).toBe(42)
    expect(first.filters.total).toBe(42)
  })

  it('moves with the day in Berlin', async () => {
    server().clock.now = fromBerlin(day(1), '00:00')
    expect((await shown('discs'))[0]).toEqual(['m-neu', day(1), 'd7'])
    expect(await shown('ending')).toEqual([['se-reihe', day(3), 's3']])
  })

  it('is 404 for an unknown list, 400 for an unknown model', async () => {
    const status = async (path: string) => (await server().visitor().get(`/api/at_home/${path}`)).statusCode
    expect([await status('vhs'), await status('discs?model[]=tausch')]).toEqual([404, 400])
  })
})
