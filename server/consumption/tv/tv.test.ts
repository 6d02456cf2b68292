import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { tvCall } from '#contract/tv.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { offers, providers } from '../../db/schema/consumption.ts'

describeOnBothDatabases('the television programme', (server) => {
  beforeAll(async () => {
    const { db } = server().database
    await addMovie(server(), { id: 'm-film' })
    await addSeries(server(), { id: 'se-reihe' })
    await db
      .insert(providers)
      .values(
        ['zeitlupe', 'erstes'].map((slug) => ({ slug, name: slug, sortKey: slug, kind: 'tv' as const, url: null })),
      )
    const show = (id: string, startsAt: string, endsAt: string | null, providerSlug = 'erstes') => ({
      ...{ id, itemType: 'movies' as const, itemId: 'm-film', providerSlug, kind: 'tv' as const },
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    })
    const episode = { itemType: 'series', itemId: 'se-reihe', season: 2, episode: 7 } as const
    await db.insert(offers).values([
      show('vor-fuenf', '2026-11-21T02:00:00Z', '2026-11-21T04:00:00Z'),
      show('ueber-fuenf', '2026-11-21T03:30:00Z', '2026-11-21T04:30:00Z', 'zeitlupe'),
      { ...show('abend', '2026-11-21T19:15:00Z', '2026-11-21T21:00:00Z'), ...episode },
      show('nacht', '2026-11-22T03:59:00Z', null),
      show('morgen', '2026-11-22T04:00:00Z', '2026-11-22T05:00:00Z'),
      show('verschwunden', '2026-11-21T12:00:00Z', null),
      // The night in which the hour from two to three comes twice, and the one in which it is left out.
      show('erste-halb-drei', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'),
      show('zweite-halb-drei', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'),
      show('vor-fuenf-im-herbst', '2026-10-25T03:55:00Z', null),
      show('fuenf-im-herbst', '2026-10-25T04:00:00Z', null),
      show('vor-fuenf-im-fruehling', '2027-03-28T02:55:00Z', null),
      show('fuenf-im-fruehling', '2027-03-28T03:00:00Z', null),
    ])
    await db.insert(offers).values({ ...show('ohne-titel', '2026-11-21T12:00:00Z', null), itemId: 'm-weg' })
  })

  const get = async (query = ''): Promise<z.output<typeof tvCall.answer>> => {
    const answer = await server().visitor().get(`/api/tv/programme${query}`)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    return tvCall.answer.parse(answer.json())
  }
  const shown = async (query?: string) =>
    Object.fromEntries(
      (await get(query)).channels.map(({ channel, broadcasts }) => [channel.slug, broadcasts.map(({ id }) => id)]),
    )

  it('lasts from five to five in Berlin; whatever runs at five is on both days', async () => {
    expect(await shown('?date=2026-11-21')).toEqual({
      erstes: ['verschwunden', 'abend', 'nacht'],
      zeitlupe: ['ueber-fuenf'],
    })
    expect(await shown('?date=2026-11-20')).toEqual({ erstes: ['vor-fuenf'], zeitlupe: ['ueber-fuenf'] })
    expect(await shown('?date=2026-11-22')).toEqual({ erstes: ['morgen'] })
  })

  it('names title, season and episode of each broadcast', async () => {
    const { channels } = await get('?date=2026-11-21')
    expect(channels[0]?.broadcasts[1]).toMatchObject({
      ...{ season: 2, episode: 7, startsAt: '2026-11-21T19:15:00.000Z', endsAt: '2026-11-21T21:00:00.000Z' },
      title: { type: 'series', id: 'se-reihe', permalink: 'reihe', poster: null },
    })
  })

  it('holds 25 hours in the night back from summer time and 23 in the night to it', async () => {
    const autumn = { erstes: ['erste-halb-drei', 'zweite-halb-drei', 'vor-fuenf-im-herbst'] }
    expect(await shown('?date=2026-10-24')).toEqual(autumn)
    expect(await shown('?date=2026-10-25')).toEqual({ erstes: ['fuenf-im-herbst'] })
    expect(await shown('?date=2027-03-27')).toEqual({ erstes: ['vor-fuenf-im-fruehling'] })
    expect(await shown('?date=2027-03-28')).toEqual({ erstes: ['fuenf-im-fruehling'] })
  })

  it('is the running day without a date: before five that of yesterday', async () => {
    server().clock.now = new Date('2026-11-22T03:59:59Z')
    expect((await get()).date).toBe('2026-11-21')
    server().clock.now = new Date('2026-11-22T04:00:00Z')
    expect((await get()).date).toBe('2026-11-22')
  })

  it('is empty on a day without broadcasts, and 400 for a day that is none', async () => {
    expect(await get('?date=2031-01-01')).toEqual({ date: '2031-01-01', channels: [] })
    expect((await server().visitor().get('/api/tv/programme?date=2026-02-30')).statusCode).toBe(400)
  })
})
