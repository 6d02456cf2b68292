import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addArticle } from '../../test/articleRows.ts'
import { kinds, listening } from '../../test/listenTo.ts'
import { act, applied, moderated, queue } from '../../test/moderation.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { articles } from '../db/schema/articles.ts'

const listen = listening()

describeOnBothDatabases('the conversation on an article', (server) => {
  const { moderator, flag, nothing } = moderated(server)
  const write = async (member: Visitor, article: string, comment: object = {}): Promise<string> => {
    const body = { comment: { body: 'Gut gesehen.', ...comment } }
    const answer = await member.command('POST', `/api/articles/${article}/comments`, body)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().current.id
  }
  const news = async (member: Visitor) => (await member.get('/api/me/notifications')).json().items
  async function written(values: Partial<typeof articles.$inferInsert> = {}) {
    const author = await server().addUser()
    return { author, article: await addArticle(server(), { userId: author.id, title: 'Treppenhäuser', ...values }) }
  }

  it('is written, answered, changed and taken back as on a film, and told with the way to it', async () => {
    const { article } = await written({ rubric: 'news' })
    const [ada, ben, cem] = [await server().member(), await server().member(), await server().member()]
    await cem.command('PUT', `/api/articles/${article.permalink}/watch`)
    const id = await write(ada, article.permalink)
    const reply = await write(ben, article.id, { parent_id: id })
    const page = `/news/${article.permalink}?kommentar=`
    expect(await news(ada)).toMatchObject([
      { kind: 'reply', message: expect.stringContaining('„Treppenhäuser“ geantwortet'), link: `${page}${reply}` },
    ])
    expect(await news(cem)).toMatchObject([
      { kind: 'watch', message: '2 neue Kommentare zu „Treppenhäuser“', link: `${page}${reply}` },
    ])
    await ada.command('PATCH', `/api/comments/${id}`, { comment: { body: 'Anders.' } })
    const thread = (await server().visitor().get(`/api/comments/${reply}/thread`)).json()
    expect(thread).toMatchObject({ type: 'articles', item: article.id, comment: { body: 'Anders.', repliesCount: 1 } })
    await ben.command('DELETE', `/api/comments/${reply}`)
    const shown = (await server().visitor().get(`/api/articles/${article.id}/comments`)).json()
    expect(shown).toMatchObject({ commentsCount: 1, items: [{ id, repliesCount: 0 }] })
  })

  it('stands in its writer’s profile with the article’s name and rubric', async () => {
    const { article } = await written()
    const user = await server().addUser()
    const id = await write(await server().member(user), article.id)
    const path = `/api/users/${user.id}/comments`
    const about = { title: article.title, permalink: article.permalink, rubric: 'blog' }
    expect((await server().visitor().get(path)).json().items).toMatchObject([
      { id, type: 'articles', item: article.id, card: null, article: about },
    ])
    expect((await server().visitor().get(`/api/users/${user.id}`)).json().comments).toBe(1)
    await server().database.db.update(articles).set({ hidden: true }).where(eq(articles.id, article.id))
    expect((await server().visitor().get(path)).json().items).toEqual([])
    expect((await server().visitor().get(`/api/users/${user.id}`)).json().comments).toBe(0)
  })

  it('is heard live on the article’s page, by its permalink, and no more once the article is hidden', async () => {
    const [{ article }, { article: other }] = [await written(), await written()]
    const member = await server().member()
    const query = `?topics[]=articles/${article.permalink}&topics[]=articles/${other.id}`
    const page = await listen(server().app, { query })
    const id = await write(member, article.id)
    await expect.poll(() => kinds(page)).toEqual(['comment.created'])
    expect(page.heard).toMatchObject([{ topic: `articles/${article.permalink}`, thing: { type: 'comments', id } }])
    await server().database.db.update(articles).set({ hidden: true }).where(eq(articles.id, article.id))
    await (await server().member()).command('PUT', `/api/comments/${id}/digg`)
    await write(member, other.id)
    // The event of the next comment has arrived: the digg on the hidden article announced nothing.
    await expect.poll(() => kinds(page)).toEqual(['comment.created', 'comment.created'])
  })

  it('counts diggs, forgets those of who leaves, and lets nobody digg or flag their own', async () => {
    const { author, article } = await written()
    const [own, reader] = [await server().member(author), await server().member()]
    const diggs = async () => (await reader.get(`/api/articles/${article.id}`)).json().diggs_count
    expect((await reader.command('PUT', `/api/articles/${article.id}/digg`)).statusCode).toBe(200)
    expect(await diggs()).toBe(1)
    expect((await own.command('PUT', `/api/articles/${article.id}/digg`)).statusCode).toBe(422)
    const flagged = await own.command('PUT', `/api/articles/${article.id}/flag`, { flag: { reason: 'spam' } })
    expect(flagged.statusCode).toBe(422)
    expect((await reader.command('PUT', `/api/articles/${article.id}/vote`, { vote: 1 })).statusCode).toBe(404)
    expect((await reader.send('DELETE', '/api/me', { password: 'popcorn-im-dunkeln' })).statusCode).toBe(200)
    expect((await server().visitor().get(`/api/articles/${article.id}`)).json().diggs_count).toBe(0)
  })

  it('is remembered with its name for the member’s devices, which lose the name once it is hidden', async () => {
    const { article } = await written()
    const member = await server().member()
    const answer = await member.command('PUT', `/api/articles/${article.permalink}/watch`)
    const card = { permalink: article.permalink, title: article.title, year: null, poster: null }
    expect(answer.json()).toMatchObject({ applied: true, current: { set: true, card } })
    const changes = async () => (await member.get('/api/me/changes')).json().changes
    expect(await changes()).toMatchObject([
      { kind: 'mark', name: 'watch', type: 'articles', id: article.id, mark: { card } },
    ])
    await server().database.db.update(articles).set({ hidden: true }).where(eq(articles.id, article.id))
    expect(await changes()).toMatchObject([{ id: article.id, mark: { card: null } }])
  })

  it('leads from a flag to the moderation, which hides the article, tells its author, and shows it again', async () => {
    await nothing()
    const { author, article } = await written()
    const own = await server().member(author)
    const staff = await moderator()
    const id = await write(await server().member(), article.id)
    await flag(`articles/${article.id}`, 'spam')
    await flag(`comments/${id}`, 'insult')
    const path = `/blogs/${article.permalink}`
    expect(await queue(staff, '?type=articles')).toMatchObject([
      { id: article.id, text: expect.stringContaining('Treppenhäuser\n\n'), context: { title: null, path } },
    ])
    expect(await queue(staff, '?type=comments')).toMatchObject([
      { id, context: { title: 'Treppenhäuser', path: `${path}?kommentar=${id}` } },
    ])
    const member = (await staff.get(`/api/moderation/users/${author.id}`)).json()
    expect(member.counts).toMatchObject({ articles: 1, hidden: 0 })
    expect(await applied(staff, { action: 'hide', type: 'articles', item: article.id })).toBe(true)
    expect(await queue(staff, '?type=articles&state=hidden')).toMatchObject([{ id: article.id, hidden: true }])
    expect((await server().visitor().get(`/api/articles/${article.id}`)).statusCode).toBe(404)
    expect(await news(own)).toMatchObject([{ message: 'Die Moderation hat deinen Artikel ausgeblendet', link: path }])
    expect(await applied(staff, { action: 'restore', type: 'articles', item: article.id })).toBe(true)
    expect((await server().visitor().get(`/api/articles/${article.id}`)).statusCode).toBe(200)
  })

  it('is nothing to the moderation where the article is a draft', async () => {
    const { article } = await written({ publishedAt: null })
    const order = { action: 'hide', type: 'articles', item: article.id, id: randomUUID() }
    expect((await act(await moderator(), order)).statusCode).toBe(404)
  })

  it('keeps out of a member’s news what was said of an article that is hidden', async () => {
    const { article } = await written()
    const [ada, ben] = [await server().member(), await server().member()]
    await write(ben, article.id, { parent_id: await write(ada, article.id) })
    expect(await news(ada)).toHaveLength(1)
    await server().database.db.update(articles).set({ hidden: true }).where(eq(articles.id, article.id))
    expect(await news(ada)).toEqual([])
    expect((await ada.get('/api/session')).json().unread_notification_count).toBe(0)
  })
})
