import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { peopleCall } from '#contract/people.ts'
import { describeOnBothDatabases } from '../../../../test/server.ts'
import { writeMovies, writePeople, writeSeries } from '../../write/service.ts'

const title = (id: string, popularity: number) => ({
  ...{ id, permalink: id.replace(/^\w+-/, ''), title: id, genres: [], countries: [], popularity },
})

describeOnBothDatabases('the list of people', (server) => {
  const list = async (query = ''): Promise<z.output<typeof peopleCall.answer>> =>
    peopleCall.answer.parse((await server().visitor().get(`/api/people${query}`)).json())
  const names = async (query = '') => (await list(query)).items.map(({ name }) => name)

  beforeAll(async () => {
    const { db } = server().database
    await db.transaction(async (tx) => {
      await writeMovies(tx, [
        {
          ...title('m-eins', 40),
          directors: ['Ole Ostwald'],
          writers: ['Ole Ostwald'],
          cast: [['Eva Öhler', 'Anna'], ['Ole Ostwald']],
        },
        { ...title('m-zwei', 40), directors: ['Ada Ziel'], writers: ['Ada Ziel'], cast: [] },
      ])
      await writeSeries(tx, [
        { ...title('se-drei', 30), creators: ['Eva Öhler'], cast: [['Bo Zahn'], ['Ada Ziel']], seasons: [] },
      ])
      await writePeople(tx, [
        { name: 'Ada Ziel', born: '1956-11-27', died: '2020-01-02' },
        { name: 'Bo Zahn', born: '1999-11-27', birthplace: 'Görlitz' },
        { name: 'Eva Öhler', born: '1970-11-28' },
        { name: '2Pac' },
      ])
    })
  })

  it('has the most popular first: a title counts once, whatever somebody did in it', async () => {
    // 40 + 30 for both, by their ids; 40 once, although in three jobs; 30; nothing.
    expect(await names()).toEqual(['Eva Öhler', 'Ada Ziel', 'Ole Ostwald', 'Bo Zahn', '2Pac'])
    expect((await list()).filters).toEqual({ letter: null, job: null, birthday: null, order: 'popularity', total: 5 })
  })

  it('has the facts that are known, jobs by their number, and what somebody is known for', async () => {
    const [eva, ada] = (await list()).items
    expect(ada).toMatchObject({ jobs: ['cast', 'director', 'writer'], born: '1956-11-27', died: '2020-01-02' })
    expect(eva).toMatchObject({
      jobs: ['cast', 'creator'],
      knownFor: [
        { type: 'movies', permalink: 'eins', title: 'm-eins', year: null },
        { type: 'series', permalink: 'drei' },
      ],
    })
  })

  it('finds umlauts under their base letter, by name', async () => {
    expect(await names('?letter=o')).toEqual(['Eva Öhler', 'Ole Ostwald'])
    expect((await list('?letter=o')).filters).toMatchObject({ letter: 'o', order: 'name', total: 2 })
    expect(await names('?letter=z')).toEqual(['Bo Zahn', 'Ada Ziel'])
    expect(await names('?letter=z&order=popularity')).toEqual(['Ada Ziel', 'Bo Zahn'])
    expect(await names('?letter=q')).toEqual([])
    expect(await names('?letter=other')).toEqual(['2Pac'])
    expect(await names('?order=name')).toEqual(['2Pac', 'Eva Öhler', 'Ole Ostwald', 'Bo Zahn', 'Ada Ziel'])
  })

  it('finds those of a job', async () => {
    expect(await names('?job=director')).toEqual(['Ada Ziel', 'Ole Ostwald'])
    expect(await names('?job=creator')).toEqual(['Eva Öhler'])
    expect(await names('?job=cast&letter=z')).toEqual(['Bo Zahn', 'Ada Ziel'])
  })

  it('finds those who were born on a day of any year, the dead too', async () => {
    expect(await names('?birthday=11-27')).toEqual(['Ada Ziel', 'Bo Zahn'])
    expect((await list('?birthday=11-27&job=director')).filters).toMatchObject({ birthday: '11-27', total: 1 })
    expect(await names('?birthday=02-29')).toEqual([])
  })

  it('puts right the facts that are given anew, and keeps those that are not', async () => {
    await server().database.db.transaction((tx) =>
      writePeople(tx, [{ name: 'Bo Zahn', born: '1998-11-27', died: '2026-01-01' }]),
    )
    expect((await list('?birthday=11-27')).items[1]).toMatchObject({ born: '1998-11-27', died: '2026-01-01' })
  })

  it('counts a new title of somebody who is there', async () => {
    await server().database.db.transaction((tx) =>
      writeMovies(tx, [{ ...title('m-vier', 50), directors: ['Bo Zahn'], cast: [] }]),
    )
    expect((await names())[0]).toBe('Bo Zahn')
    expect(await names('?job=director&letter=z')).toEqual(['Bo Zahn', 'Ada Ziel'])
  })

  /** The ids of all pages from one on. */
  const listAll = async (query: string, first = ''): Promise<string[]> => {
    const { items, nextPage } = await list(`?${query}${first}`)
    const ids: string[] = items.map(({ id }) => id)
    return nextPage === null ? ids : [...ids, ...(await listAll(query, `&page=${nextPage}`))]
  }

  it.each(['name', 'popularity'])('comes page by page, by %s, by position and by number', async (order) => {
    const cast = Array.from({ length: 61 }, (_, index) => [`Statist Q${String(index).padStart(2, '0')}`] as const)
    await server().database.db.transaction((tx) => writeMovies(tx, [{ ...title('m-masse', 1), directors: [], cast }]))
    const first = await list(`?letter=q&order=${order}`)
    expect([first.items.length, first.filters.total]).toEqual([30, 61])
    expect(first.nextPage).toMatch(/^p/)
    const all = await listAll(`letter=q&order=${order}`)
    expect([all.length, new Set(all).size]).toEqual([61, 61])
    expect(await listAll(`letter=q&order=${order}`, '&page=1')).toEqual(all)
  })

  it('neither doubles nor leaves out anybody when others come between two pages', async () => {
    const before = await listAll('letter=q')
    const { items, nextPage } = await list('?letter=q')
    await server().database.db.transaction((tx) => writePeople(tx, [{ name: 'Neu Q' }]))
    expect(await listAll('letter=q', `&page=${nextPage}`)).toEqual(before.slice(items.length))
  })

  it('refuses a position of another order', async () => {
    const { nextPage } = await list('?letter=q')
    const answer = await server().visitor().get(`/api/people?letter=q&order=popularity&page=${nextPage}`)
    expect(answer.statusCode).toBe(400)
  })

  it('refuses what is no letter, job, day or order', async () => {
    for (const query of [
      '?letter=ab',
      '?letter=%C3%B6',
      '?job=agent',
      '?birthday=13-01',
      '?birthday=04-31',
      '?birthday=02-30',
      '?birthday=2-3',
      '?order=x',
    ]) {
      expect((await server().visitor().get(`/api/people${query}`)).statusCode, query).toBe(400)
    }
  })
})
