import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { type Suggestion, suggestCall } from '#contract/search.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeInDemoWorld } from '../../test/server.ts'
import { TEST_NOW } from '../../test/time.ts'
import { movies } from '../db/schema/catalogue.ts'
import { promotedItems } from '../db/schema/search.ts'
import { indexMovies } from './service.ts'

const DAY = 86_400_000

describeInDemoWorld('search', (server) => {
  beforeAll(async () => {
    await server().database.db.delete(promotedItems)
  })

  const get = (query: Record<string, string>) =>
    server()
      .visitor()
      .get(`/api/search?${new URLSearchParams({ type: 'suggest', v: '2', ...query })}`)
  const suggest = async (q: string, more: Record<string, string> = {}): Promise<Suggestion[]> => {
    const answer = await get({ q, ...more })
    expect(answer.statusCode, `${q}: ${answer.body.slice(0, 200)}`).toBe(200)
    return suggestCall.answer.parse(answer.json())
  }

  it('answers each kind with its page, its German name and a line about it', async () => {
    expect((await suggest('interstellar'))[0]).toEqual({
      id: 'm-interstellar',
      path: '/movies/interstellar',
      itemClass: 'Movie',
      displayType: 'Film',
      title: 'Interstellar',
      meta: '2014 · Christopher Nolan',
      poster: { id: 'p-interstellar', filename: 'interstellar' },
      card: {
        ...{ permalink: 'interstellar', title: 'Interstellar', year: 2014 },
        poster: expect.objectContaining({ id: 'p-interstellar', color: expect.stringMatching(/^#/) }),
      },
    })
    expect((await suggest('babylon berlin'))[0]).toMatchObject({
      ...{ path: '/serie/babylon-berlin', itemClass: 'Series', displayType: 'Serie', title: 'Babylon Berlin' },
      meta: expect.stringMatching(/^2017–/),
    })
    expect((await suggest('christopher nolan'))[0]).toMatchObject({
      ...{ path: '/people/christopher-nolan', itemClass: 'Person', displayType: 'Person', poster: null },
      meta: expect.stringContaining('Die Odyssee'),
    })
    expect((await suggest('lichthof'))[0]).toMatchObject({
      ...{ path: '/kinos/lichthof-goerlitz', itemClass: 'Cinema', displayType: 'Kino', poster: null },
      meta: expect.stringMatching(/, Görlitz$/),
    })
  })

  it('suggests only what was asked for, as many of it as ever, with a card for each title', async () => {
    const titles = { 'class[]': 'Movie' }
    const found = await suggest('die', titles)
    expect(found).toHaveLength(8)
    for (const { itemClass, card } of found) expect([itemClass, card?.permalink]).toEqual(['Movie', expect.any(String)])
    expect((await suggest('lichthof')).some(({ itemClass }) => itemClass === 'Cinema')).toBe(true)
    for (const q of ['lichthof', 'kinofan', 'christopher nolan']) {
      expect(
        (await suggest(q, titles)).every(({ itemClass }) => itemClass === 'Movie'),
        q,
      ).toBe(true)
    }
    expect((await suggest('matirx', titles))[0]).toMatchObject({ itemClass: 'Movie' })
  })

  it('is the same for everybody and may be kept by every cache', async () => {
    const answer = await get({ q: 'dark' })
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=/)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers.etag).toBeDefined()
  })

  it('names nothing twice and no more than eight', async () => {
    for (const q of ['d', 'die', 'a', 'the', 'berlin']) {
      const paths = (await suggest(q)).map(({ path }) => path)
      expect(paths).toHaveLength(8)
      expect(new Set(paths).size).toBe(8)
    }
  })

  it('finds what begins so when only an article was typed', async () => {
    for (const { title } of await suggest('die')) expect(title.toLowerCase()).toMatch(/\bdie/)
  })

  it('finds a film by its year or its director besides', async () => {
    expect((await suggest('nosferatu 1922'))[0]?.path).toBe('/movies/nosferatu-eine-symphonie-des-grauens')
    expect((await suggest('odyssee nolan'))[0]?.path).toBe('/movies/die-odyssee')
  })

  it('answers nothing to what is like nothing', async () => {
    for (const q of ['qqxqzzk', 'xyzzyx plugh']) expect(await suggest(q)).toEqual([])
  })

  it.each([
    ['a wildcard', '%'],
    ['an underscore', '_'],
    ['signs', '\'";--/*\\'],
    ['emoji', '🎬🍿'],
    ['marks of direction', '\u202e\u200f'],
  ])('answers nothing to %s', async (_name, q) => {
    expect(await suggest(q)).toEqual([])
  })

  it('looks through what stands around a name', async () => {
    for (const q of ["' or 'dark' = '", '%dark%', '\u202edark', '🎬 dark', '  dark  ', 'DARK']) {
      expect(
        (await suggest(q)).some(({ path }) => path === '/serie/dark'),
        q,
      ).toBe(true)
    }
    expect(await suggest('שלום עליכם')).toEqual([])
  })

  it('takes a hundred characters and refuses more, and what no name holds', async () => {
    await suggest('interstellar '.repeat(8).slice(0, 100))
    await suggest('a b '.repeat(25))
    expect((await get({ q: 'x'.repeat(101) })).statusCode).toBe(400)
    expect((await get({ q: 'dark\u0000' })).statusCode).toBe(400)
  })

  it('refuses what the contract does not offer', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { q: '' },
      { q: '   ' },
      { q: 'dark', type: 'all' },
      { q: 'dark', v: '1' },
    ]
    for (const query of [...wrong, { q: 'dark', with_promoted_item: 'vielleicht' }]) {
      const answer = await get(query)
      expect(answer.statusCode, JSON.stringify(query)).toBe(400)
      expect(Problem.parse(answer.json()).code).toBe('malformed')
    }
  })

  it('finds a film under its new name alone, and not at all once it is gone', async () => {
    const { db } = server().database
    const { id } = await addMovie(server(), { title: 'Quarzuhrwerkstatt' })
    const index = () => db.transaction((tx) => indexMovies(tx, [id]))
    await index()
    expect(await suggest('quarzuhr')).toMatchObject([{ id, meta: '', poster: null }])
    await db.update(movies).set({ title: 'Gletscherspaltenfest' }).where(eq(movies.id, id))
    await index()
    expect(await suggest('quarzuhr')).toEqual([])
    expect(await suggest('gletscherspalten')).toMatchObject([{ id }])
    await db.delete(movies).where(eq(movies.id, id))
    await index()
    expect(await suggest('gletscherspalten')).toEqual([])
  })

  describe('what editors promote', () => {
    const item = { itemClass: 'Movie' as const, itemId: 'm-in-liebe-eure-hilde' }
    const path = '/movies/in-liebe-eure-hilde'
    const asked = { with_promoted_item: 'true' }
    const promote = async (from: number, until: number) => {
      const { db } = server().database
      const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)
      await db.delete(promotedItems)
      await db.insert(promotedItems).values({ id: 'pi-1', ...item, startsAt: at(from), endsAt: at(until) })
    }

    it('comes first when it begins with what was typed, and the call asks for it', async () => {
      await promote(-1, 1)
      expect((await suggest('in', asked))[0]?.path).toBe(path)
      expect((await suggest('in'))[0]?.path).not.toBe(path)
      expect((await suggest('in', { with_promoted_item: 'false' }))[0]?.path).not.toBe(path)
    })

    it('is marked for whoever shows it, and nothing else is', async () => {
      await promote(-1, 1)
      const marked = (await suggest('in', asked)).filter(({ promoted }) => promoted)
      expect(marked.map((found) => found.path)).toEqual([path])
      expect((await suggest('in')).some(({ promoted }) => promoted)).toBe(false)
    })

    it('stays behind what is called exactly so', async () => {
      await promote(-1, 1)
      await addMovie(server(), { id: 'm-in', title: 'In' })
      await server().database.db.transaction((tx) => indexMovies(tx, ['m-in']))
      expect((await suggest('in', asked)).slice(0, 2).map((found) => found.path)).toEqual(['/movies/in', path])
    })

    it('does not appear where it does not belong', async () => {
      await promote(-1, 1)
      expect((await suggest('batman', asked)).map((found) => found.path)).not.toContain(path)
    })

    it('is what it was before and after its time', async () => {
      for (const [from, until] of [
        [1, 2],
        [-2, -1],
      ] as const) {
        await promote(from, until)
        expect(await suggest('in', asked)).toEqual(await suggest('in'))
      }
    })
  })
})
