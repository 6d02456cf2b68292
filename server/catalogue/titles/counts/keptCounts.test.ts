import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import type { TitlesQuery } from '#contract/titles.ts'
import { describeInDemoWorld } from '../../../../test/server.ts'
import { TEST_NOW } from '../../../../test/time.ts'
import { movies } from '../../../db/schema/catalogue.ts'
import { series } from '../../../db/schema/series.ts'
import type { Titles } from '../queries.ts'
import { toFilter } from '../service.ts'
import { writeTotal } from '../totals/queries.ts'
import { createTitleCounts } from './service.ts'

const MINUTE_MS = 60_000

describeInDemoWorld('kept counts of filters', (server) => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Counts of a catalogue that has many titles, or few; `made` says how many parts have been counted. */
  async function aCatalogue({ total = 5000 } = {}) {
    const { db } = server().database
    const countedAt = new Date(TEST_NOW.getTime() + 86_400_000)
    for (const titles of [movies, series]) await writeTotal(db, titles, toFilter({}, TEST_NOW), { total, countedAt })
    const read = createTitleCounts(db)
    let made = 0
    const select = db.select.bind(db)
    const spy = vi.spyOn(db, 'select').mockImplementation(((fields: Record<string, unknown>) => {
      if (fields && 'count' in fields) made += 1
      return fields === undefined ? select() : select(fields as never)
    }) as typeof db.select)
    const ask = async (query: Omit<TitlesQuery, 'order' | 'page'>, minutes = 0, titles: Titles = movies) => {
      const before = made
      await read(titles, query, new Date(TEST_NOW.getTime() + minutes * MINUTE_MS))
      return made - before
    }
    return { db, read, ask, spy, made: () => made }
  }

  it('are kept for ten minutes, each part for all filters that differ in it alone', async () => {
    const { ask } = await aCatalogue()
    expect(await ask({ genre: ['Krimi'], year: '1990-1999' })).toBe(4)
    expect(await ask({ genre: ['Krimi'], year: '1990-1999' }, 9)).toBe(0)
    // Those of the genres are the same ones.
    expect(await ask({ genre: ['Drama'], year: '1990-1999' }, 9)).toBe(3)
    expect(await ask({ genre: ['Krimi'], year: '1990-1999' }, 10)).toBe(4)
    expect(await ask({ genre: ['Krimi'], year: '1990-1999' }, 10, series)).toBe(4)
  })

  it('are the same for the same values in another order, or twice', async () => {
    const { ask } = await aCatalogue()
    await ask({ genre: ['Krimi', 'Drama'], provider: ['b', 'a'] })
    expect(await ask({ genre: ['Drama', 'Krimi', 'Drama'], provider: ['a', 'b', 'b'] })).toBe(0)
  })

  it('are of one day', async () => {
    const { read, made } = await aCatalogue()
    const lastMinute = new Date('2026-11-21T22:59:00.000Z')
    await read(movies, {}, lastMinute)
    await read(movies, {}, new Date(lastMinute.getTime() + MINUTE_MS))
    expect(made()).toBe(8)
  })

  it('are made once for all who ask meanwhile, also of few titles, which are not kept', async () => {
    for (const [total, again] of [
      [5000, 0],
      [10, 4],
    ] as const) {
      const { ask, read, made } = await aCatalogue({ total })
      const [first, second] = await Promise.all([read(movies, {}, TEST_NOW), read(movies, {}, TEST_NOW)])
      expect(second).toEqual(first)
      expect(made()).toBe(4)
      await vi.waitFor(async () => expect(await ask({})).toBe(again))
      vi.restoreAllMocks()
    }
  })

  it('are made again after a failure', async () => {
    const { read, ask, spy } = await aCatalogue()
    const counting = spy.getMockImplementation()
    spy.mockImplementation((() => {
      throw new Error('no connection')
    }) as never)
    await expect(read(movies, {}, TEST_NOW)).rejects.toThrow('no connection')
    if (counting) spy.mockImplementation(counting)
    expect(await ask({})).toBe(4)
  })

  it('of a changed film are counted anew later', async () => {
    const { db, read } = await aCatalogue()
    const genres = async (minutes: number) => {
      const { genre } = await read(movies, {}, new Date(TEST_NOW.getTime() + minutes * MINUTE_MS))
      return genre.map(({ value }) => value)
    }
    await genres(0)
    const [film] = await db.select({ id: movies.id }).from(movies).limit(1)
    if (!film) throw new Error('no film')
    await db
      .update(movies)
      .set({ genres: ['Kammerspielchen'] })
      .where(eq(movies.id, film.id))
    expect(await genres(9)).not.toContain('Kammerspielchen')
    expect(await genres(10)).toContain('Kammerspielchen')
  })
})
