import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { backgroundCall } from '#contract/background.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addList } from '../../../test/lists.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Db } from '../../db/client.ts'
import { collectionParts, similarTitles } from '../../db/schema/background.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { listHeldTogether } from '../../lists/service.ts'
import { deleteOldSimilar, writeCollections } from '../service.ts'
import * as queries from './queries.ts'
import { readSimilar } from './service.ts'

const DAY_MS = 86_400_000

describeOnBothDatabases('similar titles', (server) => {
  const similarTo = async (id: string) =>
    backgroundCall.answer
      .parse((await server().visitor().get(`/api/movies/${id}/background`)).json())
      .similar.map(({ title, reason }) => [title.id, reason.kind])

  it('are kept for a week, and then found anew; titles that have gone are left out meanwhile', async () => {
    const genres = ['Heimatfilm']
    const film = await addMovie(server(), { genres })
    const first = await addMovie(server(), { genres, popularity: 2 })
    expect(await similarTo(film.id)).toEqual([[first.id, 'genre']])
    const second = await addMovie(server(), { genres, popularity: 1 })
    expect(await similarTo(film.id)).toEqual([[first.id, 'genre']])
    await server().database.db.delete(movies).where(eq(movies.id, first.id))
    expect(await similarTo(film.id)).toEqual([])
    server().clock.advance(7 * DAY_MS + 1)
    expect(await similarTo(film.id)).toEqual([[second.id, 'genre']])
  })

  it('are deleted once nobody has asked for them since a month', async () => {
    const { db } = server().database
    const film = await addMovie(server())
    await similarTo(film.id)
    const kept = () => db.$count(similarTitles, eq(similarTitles.titleId, film.id))
    await deleteOldSimilar(db, new Date(server().clock.now.getTime() + 29 * DAY_MS))
    expect(await kept()).toBe(1)
    await deleteOldSimilar(db, new Date(server().clock.now.getTime() + 31 * DAY_MS))
    expect(await kept()).toBe(0)
  })

  it('share a lead, not somebody who stands far below in one of the casts', async () => {
    const { db } = server().database
    const [film, lead, extra] = [await addMovie(server()), await addMovie(server()), await addMovie(server())]
    await db.insert(people).values({ id: 'anna', permalink: 'anna', name: 'Anna', sortKey: 'anna' })
    const plays = (movieId: string, position: number) => ({ movieId, personId: 'anna', job: 'cast' as const, position })
    await db.insert(credits).values([plays(film.id, 0), plays(lead.id, 4), plays(extra.id, 5)])
    expect(await similarTo(film.id)).toEqual([[lead.id, 'person']])
  })

  it('stand on two public lists together: one is no reason, and a private one is never', async () => {
    const [film, other] = [await addMovie(server()), await addMovie(server())]
    const { id: userId } = await server().addUser()
    const both = { userId, movies: [film.id, other.id] }
    await addList(server(), both)
    await addList(server(), { ...both, private: true })
    expect(await similarTo(film.id)).toEqual([])
    await addList(server(), both)
    server().clock.advance(7 * DAY_MS + 1)
    expect(await similarTo(film.id)).toEqual([[other.id, 'lists']])
  })

  it('prefer a film of the maker to those of a lead that are better known, however many these are', async () => {
    const { db } = server().database
    const [film, early] = [await addMovie(server()), await addMovie(server(), { popularity: 0 })]
    const named = (id: string) => ({ id, permalink: id, name: id, sortKey: id })
    await db.insert(people).values([named('regie'), named('star')])
    const known = await Promise.all(Array.from({ length: 201 }, () => addMovie(server(), { popularity: 90 })))
    const plays = ({ id }: { id: string }) => {
      return { movieId: id, personId: 'star', job: 'cast' as const, position: 0 }
    }
    const directs = ({ id }: { id: string }) => ({ ...plays({ id }), personId: 'regie', job: 'director' as const })
    await db.insert(credits).values([film, ...known].map(plays))
    await db.insert(credits).values([film, early].map(directs))
    expect(await queries.listShared(db, 'movies', film.id)).toContainEqual(expect.objectContaining({ id: early.id }))
  })

  it('leave out what has become a part of the same series of films meanwhile', async () => {
    const { db } = server().database
    const genres = ['Bergfilm']
    const [film, other] = [await addMovie(server(), { genres }), await addMovie(server(), { genres })]
    expect(await similarTo(film.id)).toEqual([[other.id, 'genre']])
    const parts = [[1, film.id] as const, [2, other.id] as const]
    await db.transaction((tx) => writeCollections(tx, [{ permalink: 'berge', name: 'Berge', total: 2, parts }]))
    expect(await similarTo(film.id)).toEqual([])
    const twice = db.insert(collectionParts).values({ collectionId: 'berge', number: 3, movieId: film.id })
    await expect(twice).rejects.toThrow()
  })

  it('are found once for all who ask first at the same time', async () => {
    const { db } = server().database
    const film = await addMovie(server())
    const facts = vi.spyOn(queries, 'findFacts')
    const ask = () => readSimilar(db, 'movies', film.id, new Set(), server().clock.now)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(facts).toHaveBeenCalledOnce()
    expect(answers[1]).toEqual(answers[0])
    facts.mockRestore()
  })

  it('stay as they were where looking anew fails, and the next reader looks again', async () => {
    const genres = ['Stummfilm']
    const [film, first] = [await addMovie(server(), { genres }), await addMovie(server(), { genres, popularity: 2 })]
    expect(await similarTo(film.id)).toEqual([[first.id, 'genre']])
    const second = await addMovie(server(), { genres, popularity: 1 })
    server().clock.advance(7 * DAY_MS + 1)
    const failing = vi.spyOn(queries, 'listAlike').mockRejectedValueOnce(new Error('too busy'))
    expect(await similarTo(film.id)).toEqual([[first.id, 'genre']])
    failing.mockRestore()
    expect((await similarTo(film.id)).map(([id]) => id)).toEqual([first.id, second.id])
  })
})

describeOnBothDatabases(
  'questions about similar titles and lists',
  (server) => {
    /** The plan of each query that `ask` sends; a table of few rows is read faster than an index. */
    const plansOf = async (ask: (db: Db) => Promise<unknown>) => {
      const { db } = server().database
      const sent: SQL[] = []
      const execute = async (query: SQL) => {
        sent.push(query)
        return { rows: [] }
      }
      await ask({ execute } as unknown as Db)
      return db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        const plans = await Promise.all(sent.map((query) => tx.execute(sql`explain ${query}`)))
        return JSON.stringify(plans.map(({ rows }) => rows))
      })
    }

    it('are answered by indexes, whatever the size of the catalogue', async () => {
      const shared = await plansOf((db) => queries.listShared(db, 'movies', 'm-1'))
      expect(shared).toContain('credits_person_id_index')
      expect(shared).not.toContain('Seq Scan')
      const facts = { genres: ['Drama'], year: 1999 }
      expect(await plansOf((db) => queries.listAlike(db, 'movies', 'm-1', facts))).toContain(
        'movies_popularity_id_index',
      )
      const holding = await server().database.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        const query = listHeldTogether(tx as unknown as Db, { type: 'movies', id: 'm-1' })
        return JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows)
      })
      expect(holding).toContain('list_items_item_type_item_id_list_id_index')
      expect(holding).not.toContain('Seq Scan on list')
    })
  },
  // Plans differ; the large catalogue lies in PostgreSQL.
  { only: 'postgres' },
)
