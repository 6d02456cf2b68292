import { expect, it } from 'vitest'
import { type Person, personCall } from '#contract/people.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { credits, people } from '../../db/schema/catalogue.ts'
import { seriesCredits } from '../../db/schema/series.ts'
import { writeMovies, writePeople } from '../write/service.ts'

describeOnBothDatabases('a person', (server) => {
  const read = async (id: string): Promise<Person> =>
    personCall.answer.parse((await server().visitor().get(`/api/people/${id}`)).json())

  it('has films and series with job and role, the newest first, by id and by permalink', async () => {
    const { db } = server().database
    await db.insert(people).values({ id: 'pe-1', permalink: 'paula-beer', name: 'Paula Beer', sortKey: 'beer paula' })
    const old = await addMovie(server(), { title: 'Frantz', year: 2016 })
    const recent = await addMovie(server(), { title: 'Roter Himmel', year: 2023 })
    const series = await addSeries(server(), { title: 'Bad Banks', year: 2018 })
    const credit = { personId: 'pe-1', position: 0 } as const
    await db.insert(credits).values([
      { ...credit, movieId: old.id, job: 'cast', role: 'Anna' },
      { ...credit, movieId: recent.id, job: 'cast', role: 'Nadja' },
      { ...credit, movieId: recent.id, job: 'director' },
    ])
    await db.insert(seriesCredits).values({ ...credit, seriesId: series.id, job: 'cast', role: 'Jana Liekam' })

    const person = await read('paula-beer')
    expect(person.name).toBe('Paula Beer')
    expect(person.films.map(({ movie, job, role }) => [movie.title, job, role])).toEqual([
      ['Roter Himmel', 'cast', 'Nadja'],
      ['Roter Himmel', 'director', null],
      ['Frantz', 'cast', 'Anna'],
    ])
    expect(person.series).toMatchObject([{ series: { title: 'Bad Banks' }, job: 'cast', role: 'Jana Liekam' }])
    expect(await read('pe-1')).toEqual(person)
  })

  it('has facts, what they are known for, and with whom they often work', async () => {
    const { db } = server().database
    const film = (id: string, popularity: number, cast: string[]) => ({
      ...{ id, permalink: id.slice(2), title: id, genres: [], countries: [], popularity, directors: ['Ana Regie'] },
      cast: cast.map((name) => [name] as const),
    })
    await db.transaction(async (tx) => {
      await writeMovies(tx, [
        film('m-klein', 10, ['Bo Haupt', 'Cy Einmal']),
        film('m-gross', 90, ['Di Ohne', 'Bo Haupt']),
      ])
      await writePeople(tx, [{ name: 'Bo Haupt', born: '1941-03-22', died: '2019-02-16', birthplace: 'Zürich' }])
    })
    const person = await read('bo-haupt')
    expect(person).toMatchObject({ born: '1941-03-22', died: '2019-02-16', birthplace: 'Zürich' })
    expect(person.knownFor).toEqual(['m-gross', 'm-klein'])
    expect(person.oftenWith).toEqual([{ id: 'ana-regie', permalink: 'ana-regie', name: 'Ana Regie', titlesCount: 2 }])
    expect(await read('cy-einmal')).toMatchObject({ born: null, died: null, birthplace: null, oftenWith: [] })
  })

  it('who is unknown is answered 404', async () => {
    expect((await server().visitor().get('/api/people/niemand')).statusCode).toBe(404)
  })
})
