import { and, eq, inArray, sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Thing } from '#contract/kinds.ts'
import type { ThingType } from '#contract/things.ts'
import type { ThingKind } from './thing.ts'

/* A kind that nobody knows: one row of the contract, one table, one description. Nothing else changes for it. */

const row: Thing = {
  itemClass: 'Quote',
  displayType: 'Zitat',
  pages: { page: '/zitate/$permalink' },
  marks: ['digg', 'flag', 'watch'],
  commentable: true,
  moderated: true,
  announced: 'quote',
}

// The enums of the contract follow from its rows while they are loaded: all is loaded anew, with one row more.
vi.resetModules()
vi.doMock('#contract/kinds.ts', async (original) => {
  const { things } = await original<typeof import('#contract/kinds.ts')>()
  return { things: { ...things, quotes: row } }
})
afterAll(() => {
  vi.doUnmock('#contract/kinds.ts')
  vi.resetModules()
})
const { addMovie } = await import('../../test/catalogueRows.ts')
const { listening, onFilm } = await import('../../test/listenTo.ts')
const { applied, moderated, queue } = await import('../../test/moderation.ts')
const { describeOnBothDatabases } = await import('../../test/server.ts')
const { tellWritten } = await import('../notifications/service.ts')
const { indexThings, searchNames } = await import('../search/service.ts')
const { registerThings } = await import('./registry.ts')

const type = 'quotes' as string as ThingType

const quotes = pgTable('quotes', {
  id: text().primaryKey(),
  permalink: text().notNull(),
  userId: text('user_id').notNull(),
  itemType: text('item_type').notNull(),
  itemId: text('item_id').notNull(),
  words: text().notNull(),
  hidden: boolean().notNull().default(false),
  diggsCount: integer('diggs_count').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
const isShown = eq(quotes.hidden, false)

const kind: ThingKind = {
  type,
  table: quotes,
  name: quotes.words,
  author: quotes.userId,
  about: { type: quotes.itemType, id: quotes.itemId },
  isShown,
  isSeen: () => isShown,
  card: {},
  sitemaps: [{ name: 'quotes' }],
  onDeletion: 'stays',
  exported: { file: 'zitate', columns: { id: quotes.id, itemType: quotes.itemType, itemId: quotes.itemId } },
  moderation: { text: [quotes.words], yours: 'dein Zitat' },
  news: { one: 'ein Zitat', many: 'Zitate', caption: 'Zum Zitat' },
  search: {
    in: 'index',
    async read(db, ids) {
      const rows = await db
        .select()
        .from(quotes)
        .where(and(isShown, ids && inArray(quotes.id, [...ids])))
      return rows.map(({ id, permalink, words }) => ({
        ...{ id, permalink, title: words, meta: 'Zitat', posterImageId: null, popularity: 1, context: [] },
        ...searchNames.toTitleNames([words]),
      }))
    },
  },
}

const listen = listening()

describeOnBothDatabases('a kind that is made up', (server) => {
  const { moderator, flag } = moderated(server)
  const diggs = async () => (await server().database.db.select().from(quotes)).map(({ diggsCount }) => diggsCount)

  beforeAll(async () => {
    await server().database.db.execute(sql`create table quotes (id text primary key, permalink text not null,
      user_id text not null, item_type text not null, item_id text not null, words text not null,
      hidden boolean not null default false, diggs_count integer not null default 0, created_at timestamptz not null)`)
    registerThings([kind])
  })

  it('is announced, commented, discussed, marked, listed, flagged, moderated, searched and exported', async () => {
    const { db } = server().database
    const [author, other] = [await server().addUser(), await server().addUser()]
    const [writer, reader] = [await server().member(author), await server().member(other)]
    const film = await addMovie(server())
    const page = await listen(server().app, onFilm(film.id))
    const hears = (...kinds: string[]) =>
      expect.poll(() => page.heard.map((event) => (event === 'reset' ? event : `${event.kind}`))).toEqual(kinds)
    const told = async () => (await reader.get('/api/me/notifications')).json().items

    await reader.command('PUT', `/api/movies/${film.id}/watch`)
    const quote = {
      ...{ id: 'q-1', permalink: 'ein-see', userId: author.id, itemType: 'movies', itemId: film.id },
      ...{ words: 'Möwen lügen nie', createdAt: server().clock.now },
    }
    await db.transaction(async (tx) => {
      await tx.insert(quotes).values(quote)
      await tellWritten(tx, server().clock.now, 'created', type, quote)
      await indexThings(tx, type, [quote.id])
    })
    await hears('quote.created')
    const message = `${author.username} hat ein Zitat zu „${film.title}“ geschrieben`
    expect(await told()).toMatchObject([{ kind: 'watch', message, caption: 'Zum Zitat' }])

    const card = { title: quote.words, permalink: quote.permalink }
    const watched = await reader.command('PUT', '/api/quotes/ein-see/watch')
    expect(watched.json().current).toMatchObject({ set: true, card })
    expect((await reader.command('PUT', '/api/quotes/q-1/digg')).statusCode).toBe(200)
    expect((await writer.command('PUT', '/api/quotes/q-1/digg')).json().code).toBe('invalid')
    expect(await diggs()).toEqual([1])
    await hears('quote.created', 'quote.digged')

    const comment = { comment: { body: 'Wie wahr.' } }
    const said = (await writer.command('POST', '/api/quotes/ein-see/comments', comment)).json().current
    expect(said).toMatchObject({ type: 'quotes', item: 'q-1' })
    expect((await server().visitor().get('/api/quotes/q-1/comments')).json().commentsCount).toBe(1)
    expect((await told())[0]).toMatchObject({
      message: `${author.username} hat „${quote.words}“ kommentiert`,
      link: `/zitate/ein-see?kommentar=${said.id}`,
    })

    expect((await server().visitor().get('/api/discussions')).json().items).toMatchObject([
      { key: 'quotes/q-1', title: quote.words, path: '/zitate/ein-see', commentsCount: 1 },
    ])
    expect((await server().visitor().get('/sitemap/quotes-1.xml')).body).toContain('/zitate/ein-see</loc>')

    const found = (await server().visitor().get('/api/search?q=M%C3%B6wen')).json()
    expect(found.items).toMatchObject([
      { itemClass: 'Quote', displayType: 'Zitat', path: '/zitate/ein-see', id: 'q-1' },
    ])
    expect(found.filters.counts).toMatchObject({ Quote: 1, Movie: 0 })

    const deputy = await moderator()
    await flag('quotes/q-1', 'spam', reader)
    expect(await queue(deputy)).toMatchObject([
      { type: 'quotes', text: quote.words, context: { path: '/zitate/ein-see' } },
    ])
    expect(await applied(deputy, { action: 'hide', type: 'quotes', item: 'q-1' })).toBe(true)
    expect((await server().visitor().get('/api/quotes/q-1/comments')).statusCode).toBe(404)
    expect((await told()).map(({ message }: { message: string }) => message)).toEqual([])
    expect((await writer.get('/api/me/notifications')).json().items).toMatchObject([
      { message: 'Die Moderation hat dein Zitat ausgeblendet' },
    ])
    await hears('quote.created', 'quote.digged', 'quote.deleted')
    expect(await applied(deputy, { action: 'restore', type: 'quotes', item: 'q-1' })).toBe(true)
    expect((await deputy.get(`/api/moderation/users/${author.id}`)).json().counts).toMatchObject({
      quotes: 1,
      hidden: 0,
    })

    const files = unzipSync(new Uint8Array((await writer.get('/api/me/export')).rawPayload))
    const exported = (file: string) => JSON.parse(strFromU8(files[`${file}.json`] ?? new Uint8Array()))
    expect(exported('zitate')).toEqual([{ title: film.title, id: 'q-1', itemType: 'movies', itemId: film.id }])
    expect(exported('kommentare')).toMatchObject([{ title: quote.words, itemType: 'quotes' }])
  })
})
