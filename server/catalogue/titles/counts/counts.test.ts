import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seriesListCall } from '#contract/series.ts'
import { movieCountsCall, moviesCall, seriesCountsCall, type TitleCounts } from '#contract/titles.ts'
import { describeInDemoWorld } from '../../../../test/server.ts'
import { offers } from '../../../db/schema/consumption.ts'

describeInDemoWorld('counts of filters', (server) => {
  const get = async (path: string) => (await server().visitor().get(path)).json()
  const counts = async (query: string): Promise<TitleCounts> =>
    movieCountsCall.answer.parse(await get(`${movieCountsCall.path}${query}`))
  const total = async (query: string): Promise<number> =>
    moviesCall.answer.parse(await get(`${moviesCall.path}${query}`)).filters.total

  it('say how many films each value leaves beside the other filters', async () => {
    const { genre, decade, country } = await counts('?year=1950-1979&genre[]=Krimi')
    for (const { value, count } of genre)
      expect(await total(`?year=1950-1979&genre[]=${encodeURIComponent(value)}`), value).toBe(count)
    for (const { value, count } of decade)
      expect(await total(`?genre[]=Krimi&year=${value}-${Number(value) + 9}`), value).toBe(count)
    for (const { value, count } of country)
      expect(await total(`?year=1950-1979&genre[]=Krimi&country=${encodeURIComponent(value)}`), value).toBe(count)
    expect(decade.map(({ value }) => value)).toContain('1990')
    expect(genre.map(({ count }) => count)).toEqual(genre.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  it('count what providers have today, and the list keeps to them', async () => {
    const [first] = (await counts('')).provider
    if (!first) throw new Error('nobody streams anything')
    expect(first.name).not.toBe('')
    const before = await total(`?provider[]=${first.value}`)
    expect(before).toBe(first.count)
    expect(before).toBeGreaterThan(0)
    const { db } = server().database
    const isTheirs = and(eq(offers.kind, 'streaming'), eq(offers.providerSlug, first.value))
    await db.update(offers).set({ availableUntil: '2020-01-01' }).where(isTheirs)
    expect((await counts('')).provider.map(({ value }) => value)).not.toContain(first.value)
    expect(await total(`?provider[]=${first.value}`)).toBe(0)
  })

  it('of series are asked for apart', async () => {
    const { genre, decade } = seriesCountsCall.answer.parse(await get('/api/counts/series?year=1990-2029'))
    const totalOf = async (query: string) =>
      seriesListCall.answer.parse(await get(`${seriesListCall.path}${query}`)).filters.total
    expect(genre.length).toBeGreaterThan(3)
    for (const { value, count } of genre)
      expect(await totalOf(`?year=1990-2029&genre[]=${encodeURIComponent(value)}`), value).toBe(count)
    for (const { value, count } of decade)
      expect(await totalOf(`?year=${value}-${Number(value) + 9}`), value).toBe(count)
  })

  it('know no value that nobody has, and refuse what is none', async () => {
    expect(await counts('?country=Atlantis')).toMatchObject({ genre: [], decade: [], provider: [] })
    for (const query of ['?year=gestern', `?provider[]=${'x'.repeat(61)}`]) {
      expect((await server().visitor().get(`${movieCountsCall.path}${query}`)).statusCode, query).toBe(400)
    }
  })
})
