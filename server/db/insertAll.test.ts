import { asc, count, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/server.ts'
import { insertAll, insertAllNew } from './insertAll.ts'
import { movies } from './schema/catalogue.ts'
import { jobs } from './schema/jobs.ts'
import { meta } from './schema/meta.ts'

const aFilm = (id: string, overrides: Partial<typeof movies.$inferInsert> = {}): typeof movies.$inferInsert => ({
  id,
  permalink: id,
  title: id,
  sortKey: id,
  genres: [],
  countries: ['DE'],
  ...overrides,
})

describeOnBothDatabases('many rows in one statement', (server) => {
  const insert = (table: Parameters<typeof insertAll>[1], rows: Parameters<typeof insertAll>[2]) =>
    server().database.db.transaction((tx) => insertAll(tx, table, rows))

  it('arrive as they were given, whatever is in them', async () => {
    const communityDistribution = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    const genres = ['Drama, Komödie', 'sagt "ja"', 'a\\b', '{}', 'NULL', '']
    await insert(movies, [
      aFilm('m-one', {
        title: 'Der „Größte“, \'sagt\' "er"\n\\',
        genres,
        communityDistribution,
        releaseDate: '2026-11-26',
        runtime: 0,
      }),
      aFilm('m-two', { genres: ['x'], countries: [], communityDistribution }),
    ])
    const [one, two] = await server().database.db.select().from(movies).orderBy(asc(movies.id))
    expect(one).toMatchObject({
      title: 'Der „Größte“, \'sagt\' "er"\n\\',
      genres,
      releaseDate: '2026-11-26',
      runtime: 0,
    })
    expect(two).toMatchObject({ genres: ['x'], countries: [], releaseDate: null, popularity: 0 })
    expect(two?.communityDistribution[7]).toBe(1)
  })

  it('keep JSON and instants', async () => {
    const runAt = new Date('2026-10-25T00:30:00.123Z')
    await insert(meta, [
      { key: 'a', value: { list: ['"', 1, null] } },
      { key: 'b', value: 'text' },
    ])
    expect(await server().database.db.select().from(meta).where(like(meta.key, '_')).orderBy(meta.key)).toEqual([
      { key: 'a', value: { list: ['"', 1, null] } },
      { key: 'b', value: 'text' },
    ])
    await insert(jobs, [{ kind: 'test.insertAll', payload: {}, runAt }])
    expect((await server().database.db.select().from(jobs))[0]).toMatchObject({ runAt, key: null, priority: 0 })
  })

  it('leave alone what is there already', async () => {
    await insert(movies, [aFilm('m-there', { title: 'first' })])
    await insert(movies, [aFilm('m-there', { title: 'second' }), aFilm('m-new')])
    const rows = await server().database.db.select().from(movies).where(like(movies.id, 'm-%e%'))
    expect(rows.find((row) => row.id === 'm-there')?.title).toBe('first')
    expect(rows.some((row) => row.id === 'm-new')).toBe(true)
  })

  it('are told of by some of their columns, each combination once, without those that were there', async () => {
    const rows = [
      aFilm('t-1', { title: 'A', releaseDate: '2026-11-26' }),
      aFilm('t-2', { title: 'A', releaseDate: '2026-11-26' }),
      aFilm('t-3', { title: 'A', releaseDate: null }),
    ]
    const tell = (some: typeof rows) =>
      server().database.db.transaction((tx) => insertAllNew(tx, movies, some, ['releaseDate', 'title']))
    await insert(movies, rows.slice(0, 1))
    expect(await tell(rows.slice(0, 1))).toEqual([])
    const found = await tell(rows)
    expect(found).toHaveLength(2)
    expect(found).toEqual(
      expect.arrayContaining([
        { title: 'A', releaseDate: '2026-11-26' },
        { title: 'A', releaseDate: null },
      ]),
    )
  })

  it('may be none, and may be more than fit into one statement', async () => {
    await insert(meta, [])
    await insert(
      meta,
      Array.from({ length: 12_001 }, (_, number) => ({ key: `many ${number}`, value: number })),
    )
    const { db } = server().database
    expect(await db.select({ number: count() }).from(meta).where(like(meta.key, 'many %'))).toEqual([
      { number: 12_001 },
    ])
  })
})
