import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Background, backgroundCall, personAwardsCall } from '#contract/background.ts'
import { collectionCall, titleListsCall } from '#contract/collections.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addList } from '../../test/lists.ts'
import { keepings, listWorld, readerNames } from '../../test/listWorld.ts'
import { describeInDemoWorld, describeOnBothDatabases } from '../../test/server.ts'
import { listItems, lists } from '../db/schema/lists.ts'

describeInDemoWorld('the background of a title', (server) => {
  const read = async (path: string): Promise<Background> => {
    const answer = await server().visitor().get(`/api/${path}/background`)
    expect(answer.statusCode).toBe(200)
    return backgroundCall.answer.parse(answer.json())
  }

  it('has certificates, other titles, and awards by academy with whom they were given to', async () => {
    const found = await read('movies/das-schweigen-der-laemmer')
    expect(found.certificates).toEqual([
      { country: 'Großbritannien', label: '18' },
      { country: 'USA', label: 'R' },
    ])
    expect(found.alternativeTitles[0]).toEqual({ title: 'Le Silence des agneaux', country: 'Frankreich' })
    expect(found.awards).toHaveLength(1)
    expect(found.awards[0]?.name).toBe('Oscar')
    expect(found.awards[0]?.awards[0]).toEqual({ year: 1992, category: 'Bester Film', won: true, person: null })
    const person = { permalink: 'jodie-foster', name: 'Jodie Foster' }
    expect(found.awards[0]?.awards).toContainEqual({
      ...{ year: 1992, category: 'Beste Hauptdarstellerin', won: true },
      person,
    })
  })

  it('has the awards of a person, each with the title it was for', async () => {
    const answer = await server().visitor().get('/api/people/jodie-foster/awards')
    const { groups } = personAwardsCall.answer.parse(answer.json())
    const title = { type: 'movies', permalink: 'das-schweigen-der-laemmer', name: 'Das Schweigen der Lämmer' }
    expect(groups[0]?.awards).toContainEqual({ year: 1992, category: 'Beste Hauptdarstellerin', won: true, title })
    expect((await server().visitor().get('/api/people/niemand/awards')).statusCode).toBe(404)
  })

  it('puts first where most was won, and what was won before what was not', async () => {
    const { awards } = await read('movies/pulp-fiction')
    expect(awards.map(({ name }) => name)).toEqual(['Oscar', 'Filmfestspiele von Cannes'])
    expect(awards[0]?.awards.map(({ won }) => won)).toEqual([true, false, false])
  })

  it('names the parts of a collection in their order, and counts those that the catalogue lacks', async () => {
    const { collections } = await read('movies/der-pate-teil-ii')
    expect(collections).toMatchObject([
      {
        ...{ name: 'Der Pate', permalink: 'der-pate', total: 3 },
        parts: [
          { number: 1, title: 'Der Pate', year: 1972 },
          { number: 2, title: 'Der Pate – Teil II', year: 1974 },
        ],
      },
    ])
  })

  it('finds similar titles with a reason each, and none that is a part of the same collection', async () => {
    const { similar } = await read('movies/lost-in-translation')
    expect(similar).toHaveLength(8)
    expect(similar.map(({ title }) => title.permalink)).not.toContain('lost-in-translation')
    const { similar: besideGodfather } = await read('movies/der-pate')
    expect(besideGodfather.map(({ title }) => title.permalink)).not.toContain('der-pate-teil-ii')
    expect(besideGodfather[0]).toMatchObject({
      title: { type: 'movies', permalink: 'apocalypse-now' },
      reason: { kind: 'person', job: 'director', person: { name: 'Francis Ford Coppola' } },
    })
  })

  it('does the same for series', async () => {
    const found = await read('series/better-call-saul')
    expect(found).toMatchObject({ collections: [] })
    expect(found.similar[0]).toMatchObject({
      title: { type: 'series', permalink: 'breaking-bad' },
      reason: { kind: 'person', job: 'creator', person: { name: 'Vince Gilligan' } },
    })
    expect((await read('series/breaking-bad')).awards[0]).toMatchObject({ name: 'Emmy' })
  })

  it('has a page for the films of a collection', async () => {
    const answer = await server().visitor().get('/api/collections/der-herr-der-ringe')
    const found = collectionCall.answer.parse(answer.json())
    expect(found.parts.map(({ number, movie }) => [number, movie.year])).toEqual([
      [1, 2001],
      [2, 2002],
      [3, 2003],
    ])
  })

  it.each([
    '/api/movies/gibt-es-nicht/background',
    '/api/series/gibt-es-nicht/lists',
    '/api/collections/gibt-es-nicht',
  ])('answers 404 for what nobody knows: %s', async (path) => {
    expect((await server().visitor().get(path)).statusCode).toBe(404)
  })
})

describeOnBothDatabases(
  'the lists that hold a title',
  (server) => {
    it('are public and not empty, the best liked first; a page holds 24, a title names four', async () => {
      const film = await addMovie(server())
      const { id: userId } = await server().addUser()
      for (let number = 0; number < 26; number += 1) {
        const { id } = await addList(server(), { userId, name: `Liste ${number}`, movies: [film.id] })
        await server().database.db.update(lists).set({ diggsCount: number }).where(eq(lists.id, id))
      }
      const ask = async (page: string) =>
        titleListsCall.answer.parse((await server().visitor().get(`/api/movies/${film.id}/lists${page}`)).json())
      const first = await ask('')
      expect(first.items.map(({ name }) => name).slice(0, 2)).toEqual(['Liste 25', 'Liste 24'])
      expect([first.items.length, first.nextPage]).toEqual([24, 2])
      const second = await ask('?page=2')
      expect([second.items.map(({ name }) => name), second.nextPage]).toEqual([['Liste 1', 'Liste 0'], null])
      const { lists: named } = backgroundCall.answer.parse(
        (await server().visitor().get(`/api/movies/${film.id}/background`)).json(),
      )
      expect([named.items.length, named.items[0]?.name, named.more]).toEqual([4, 'Liste 25', true])
    })

    it('are not looked for again for hours, but none is named that has become private or lost the title', async () => {
      const { db } = server().database
      const film = await addMovie(server())
      const { id: userId } = await server().addUser()
      const add = (name: string) => addList(server(), { userId, name, movies: [film.id] })
      const [closed, emptied] = [await add('Zu'), await add('Leer'), await add('Offen')]
      const named = async () => {
        const answer = (await server().visitor().get(`/api/movies/${film.id}/background`)).json()
        return backgroundCall.answer.parse(answer).lists.items.map(({ name }) => name)
      }
      expect((await named()).toSorted()).toEqual(['Leer', 'Offen', 'Zu'])
      await db.update(lists).set({ private: true }).where(eq(lists.id, closed.id))
      await db.update(listItems).set({ on: false }).where(eq(listItems.listId, emptied.id))
      await add('Neu')
      expect(await named()).toEqual(['Offen'])
      server().clock.advance(3 * 3_600_000)
      expect((await named()).toSorted()).toEqual(['Neu', 'Offen'])
    })

    describe.each(keepings)('kept as “%s”', (keeping) => {
      it('are named to nobody unless everybody may see them', async () => {
        const { film, secret, readers } = await listWorld(server(), keeping)
        for (const name of readerNames) {
          for (const part of ['lists', 'background']) {
            const { body } = await readers[name].get(`/api/movies/${film}/${part}`)
            expect([name, part, body.includes(secret)]).toEqual([name, part, keeping === 'public'])
          }
        }
      })
    })
  },
  { env: { RATE_LIMITS: 'off' } },
)
