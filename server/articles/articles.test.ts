import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addArticle } from '../../test/articleRows.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { articles } from '../db/schema/articles.ts'
import { people } from '../db/schema/catalogue.ts'
import { images } from '../db/schema/media.ts'

describeOnBothDatabases('articles', (server) => {
  const ids = (answer: { json(): { items: { id: string }[] } }) => answer.json().items.map(({ id }) => id)
  const day = (date: number) => new Date(Date.UTC(2026, 10, date))
  /** A film with a still. */
  async function filmWithStill(title: string) {
    const id = `i-${randomUUID()}`
    const still = {
      id,
      kind: 'still' as const,
      filename: 'bild',
      color: '#112233',
      widths: [360, 720],
      aspectRatio: 1.5,
    }
    await server()
      .database.db.insert(images)
      .values({ ...still, recipe: {} })
    return { still: id, film: await addMovie(server(), { title, stillImageId: id }) }
  }

  it('are listed by rubric, the newest first, without drafts and what is hidden', async () => {
    const { id: userId } = await server().addUser()
    const add = (rubric: 'news' | 'blog', date: number, values = {}) =>
      addArticle(server(), { userId, rubric, publishedAt: day(date), ...values })
    const [old, young] = [await add('blog', 1), await add('blog', 9)]
    const news = await add('news', 5)
    await add('blog', 6, { publishedAt: null })
    await add('blog', 7, { hidden: true })
    const visitor = server().visitor()
    const mine = new Set([old.id, young.id, news.id])
    const listed = async (query: string) => ids(await visitor.get(`/api/articles${query}`)).filter((id) => mine.has(id))
    expect(await listed('')).toEqual([young.id, news.id, old.id])
    expect(await listed('?rubric=blog')).toEqual([young.id, old.id])
    expect(await listed('?rubric=news')).toEqual([news.id])
    expect((await visitor.get('/api/articles?rubric=news')).json().filters).toEqual({ rubric: 'news' })
    expect((await visitor.get('/api/articles?rubric=sport')).statusCode).toBe(400)
    expect(ids(await visitor.get(`/api/users/${userId}/articles`))).toEqual([young.id, news.id, old.id])
  })

  it('are listed by what they are about, by its id or permalink', async () => {
    const { id: userId } = await server().addUser()
    const person = { id: 'pe-loriot', permalink: 'loriot', name: 'Loriot', sortKey: 'loriot' }
    await server().database.db.insert(people).values(person)
    const film = await addMovie(server(), { title: 'Ödipussi' })
    const about = [{ itemType: 'people' as const, itemId: person.id }]
    const old = await addArticle(server(), { userId, about, publishedAt: day(2) })
    const young = await addArticle(server(), { userId, about, publishedAt: day(3), rubric: 'news' })
    await addArticle(server(), { userId, about, publishedAt: null })
    await addArticle(server(), { userId, about: [{ itemType: 'movies', itemId: film.id }] })
    const visitor = server().visitor()
    for (const name of ['pe-loriot', 'loriot']) {
      const answer = await visitor.get(`/api/articles?about=people/${name}`)
      expect(ids(answer)).toEqual([young.id, old.id])
      expect(answer.json().filters).toEqual({ rubric: null, about: `people/${name}` })
    }
    expect(ids(await visitor.get('/api/articles?about=people/loriot&rubric=news'))).toEqual([young.id])
    expect((await visitor.get('/api/articles?about=people/niemand')).statusCode).toBe(404)
    expect((await visitor.get('/api/articles?about=cinemas/x')).statusCode).toBe(400)
  })

  it('come page by page', async () => {
    const { id: userId } = await server().addUser()
    for (let date = 1; date <= 21; date++) await addArticle(server(), { userId, publishedAt: day(date) })
    const visitor = server().visitor()
    const first = (await visitor.get(`/api/users/${userId}/articles`)).json()
    const second = (await visitor.get(`/api/users/${userId}/articles?page=2`)).json()
    expect([first.items.length, first.nextPage, second.items.length, second.nextPage]).toEqual([20, 2, 1, null])
  })

  it('are read by everybody, by id or permalink, with what they are about', async () => {
    const author = await server().addUser()
    const series = await addSeries(server(), { title: 'Dark' })
    const { film, still } = await filmWithStill('Amrum')
    const person = `p-${randomUUID()}`
    await server()
      .database.db.insert(people)
      .values({ id: person, permalink: `name-${person}`, name: 'Nora Feld', sortKey: 'feld' })
    const article = await addArticle(server(), {
      ...{ userId: author.id, words: 500, body: '## Anfang\n\nEin **Satz**.' },
      about: [
        { itemType: 'series', itemId: series.id },
        { itemType: 'movies', itemId: film.id },
        { itemType: 'people', itemId: person },
        { itemType: 'movies', itemId: 'm-die-es-nicht-mehr-gibt' },
      ],
    })
    const said = await addComment(server(), { userId: author.id, itemType: 'articles', itemId: article.id })
    await addComment(server(), { userId: author.id, itemType: 'articles', itemId: article.id, parentId: said.id })
    for (const name of [article.id, article.permalink]) {
      const answer = await server().visitor().get(`/api/articles/${name}`)
      expect(answer.headers['cache-control']).toContain('public')
      expect(answer.json()).toMatchObject({
        ...{ id: article.id, permalink: article.permalink, rubric: 'blog', minutes: 3, commentsCount: 2 },
        author: { username: author.username },
        picture: { image: { id: still, aspectRatio: 1.5 }, title: 'Amrum' },
        body: [
          { kind: 'heading', spans: [{ text: 'Anfang' }] },
          { kind: 'paragraph', spans: [{ text: 'Ein ' }, { text: 'Satz', strong: true }, { text: '.' }] },
        ],
        about: [
          { type: 'series', title: 'Dark', rating: { count: 0 } },
          { type: 'movies', title: 'Amrum', permalink: film.permalink },
          { type: 'people', title: 'Nora Feld', rating: null, poster: null },
        ],
      })
    }
  })

  it('are drafts to their author alone, who reads them by a call of their own', async () => {
    const author = await server().addUser()
    const [own, other] = [await server().member(author), await server().member()]
    const draft = await addArticle(server(), { userId: author.id, publishedAt: null })
    for (const visitor of [server().visitor(), own, other]) {
      expect((await visitor.get(`/api/articles/${draft.permalink}`)).statusCode).toBe(404)
      expect((await visitor.get(`/api/articles/${draft.id}/comments`)).statusCode).toBe(404)
    }
    for (const mark of ['digg', 'watch']) {
      expect((await other.command('PUT', `/api/articles/${draft.id}/${mark}`)).statusCode).toBe(404)
    }
    const answer = await own.get(`/api/me/articles/${draft.permalink}`)
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.json()).toMatchObject({ id: draft.id, publishedAt: null })
    expect((await other.get(`/api/me/articles/${draft.id}`)).statusCode).toBe(404)
    expect((await server().visitor().get(`/api/me/articles/${draft.id}`)).statusCode).toBe(401)
    const { db } = server().database
    await db
      .update(articles)
      .set({ publishedAt: day(3), hidden: true })
      .where(eq(articles.id, draft.id))
    expect((await own.get(`/api/me/articles/${draft.id}`)).json()).toMatchObject({ hidden: true })
  })

  it('of somebody whom a member has muted are not shown to that member as theirs', async () => {
    const loud = await server().addUser()
    const [reader, visitor] = [await server().member(), server().visitor()]
    await addArticle(server(), { userId: loud.id })
    const path = `/api/users/${loud.username}/articles`
    expect((await reader.get(path)).json()).toMatchObject({ hidden: false, items: [{ author: { id: loud.id } }] })
    await reader.command('PUT', `/api/users/${loud.id}/mute`)
    expect((await reader.get(path)).json()).toMatchObject({ hidden: true, items: [] })
    expect((await visitor.get(path)).json()).toMatchObject({ hidden: false, items: [{}] })
  })
})
