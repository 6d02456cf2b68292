import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addComment } from '../../../test/communityRows.ts'
import { draftCommands, LONG } from '../../../test/drafts.ts'
import { useQuota } from '../../../test/quotas.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { memberBlocks } from '../../db/schema/moderation.ts'
import { users } from '../../db/schema/users.ts'
import { PUBLICATIONS, publishDue } from './service.ts'

const HOUR = 3_600_000

describeOnBothDatabases('publishing', (server) => {
  const db = () => server().database.db
  const inHours = (hours: number) => new Date(server().clock.now.getTime() + hours * HOUR).toISOString()
  const read = (id: string) => server().visitor().get(`/api/articles/${id}`)
  const listed = async (id: string): Promise<boolean> =>
    (await server().visitor().get('/api/articles?rubric=blog'))
      .json()
      .items.some((item: { id: string }) => item.id === id)
  const due = () => publishDue(db(), server().clock.now)
  const anAuthor = async () => {
    const user = await server().addUser()
    const visitor = await server().member(user)
    const own = async (id: string) =>
      (await visitor.get('/api/me/changes'))
        .json()
        .changes.findLast((change: { kind: string; id: string }) => change.kind === 'draft' && change.id === id)
    return { user, visitor, own, ...draftCommands(visitor) }
  }

  it('shows an article to everybody, about what its text leads to', async () => {
    const { publish, begun, user } = await anAuthor()
    const film = await addMovie(server(), { title: 'Amrum' })
    const body = `Ein [Film](/movies/${film.permalink}) und [keiner](/movies/gibt-es-nicht).\n\n${LONG}`
    const id = await begun({ title: ' Sieben Filme, die nach Chlor riechen ', body })
    expect((await read(id)).statusCode).toBe(404)
    const { applied, current } = (await publish(id, 'r1')).json()
    expect(applied).toBe(true)
    expect(current).toMatchObject({ permalink: 'sieben-filme-die-nach-chlor-riechen', publishedRevision: 'r1' })
    const article = (await read(current.permalink)).json()
    expect(article).toMatchObject({
      ...{ id, rubric: 'blog', title: 'Sieben Filme, die nach Chlor riechen', teaser: 'Ein Film und keiner.' },
      ...{ author: { username: user.username }, minutes: 1, publishedAt: server().clock.now.toISOString() },
      about: [{ type: 'movies', id: film.id }],
    })
    expect(await listed(id)).toBe(true)
  })

  it('changes what readers see only when the change is published, and keeps address and time', async () => {
    const { publish, save, begun } = await anAuthor()
    const id = await begun({ title: 'Erste Fassung' })
    const before = (await publish(id, 'r1')).json().current
    server().clock.advance(HOUR)
    await save(id, { title: 'Zweite Fassung', body: `Neu. ${LONG}`, revision: 'r2', base: 'r1' })
    expect((await read(id)).json().title).toBe('Erste Fassung')
    const after = (await publish(id, 'r2')).json().current
    expect((await read(id)).json().title).toBe('Zweite Fassung')
    expect([after.permalink, after.publishedAt]).toEqual([before.permalink, before.publishedAt])
  })

  it('waits for its time, and is done once by the job', async () => {
    const { publish, save, begun, own } = await anAuthor()
    const id = await begun({ title: 'Morgen früh' })
    const at = inHours(18)
    const { current } = (await publish(id, 'r1', at)).json()
    expect(current).toMatchObject({ schedule: { at, revision: 'r1' }, publishedAt: null })
    await due()
    expect((await read(id)).statusCode).toBe(404)
    await save(id, { title: 'Morgen früh, verbessert', revision: 'r2', base: 'r1' })
    server().clock.advance(18 * HOUR)
    await due()
    expect((await read(id)).json()).toMatchObject({ title: 'Morgen früh, verbessert', publishedAt: at })
    const changed = await own(id)
    expect(changed).toMatchObject({ schedule: null, publishedAt: at, publishedRevision: 'r2', missed: null })
    await due()
    expect((await own(id)).updatedAt).toBe(changed.updatedAt)
  })

  it('does at once what should have been done before it arrived', async () => {
    const { publish, begun } = await anAuthor()
    const id = await begun()
    expect((await publish(id, 'r1', inHours(-2))).json().current.publishedAt).toBe(server().clock.now.toISOString())
  })

  it('leaves an article a draft that is too short by its time, or whose author is blocked, and says why', async () => {
    const { publish, save, begun, own, user } = await anAuthor()
    const [short, blocked] = [await begun(), await begun()]
    await publish(short, 'r1', inHours(1))
    await publish(blocked, 'r1', inHours(3))
    await save(short, { body: 'Zu kurz.', revision: 'r2', base: 'r1' })
    server().clock.advance(2 * HOUR)
    await due()
    expect(await own(short)).toMatchObject({ schedule: null, publishedAt: null, missed: 'text' })
    const block = { userId: user.id, until: null, reason: 'Zu laut.', since: server().clock.now }
    await db().insert(memberBlocks).values(block)
    server().clock.advance(2 * HOUR)
    await due()
    expect((await read(blocked)).statusCode).toBe(404)
  })

  it('refuses what is too short, too long or without a title, and a text that the author has not seen', async () => {
    const { publish, save, begun } = await anAuthor()
    const code = async (id: string, revision = 'r1') => (await publish(id, revision)).json().code
    expect(await code(await begun({ body: 'Nur drei Wörter.' }))).toBe('invalid')
    expect(await code(await begun({ body: 'a '.repeat(5_001) }))).toBe('invalid')
    expect(await code(await begun({ title: ' \u200b ' }))).toBe('invalid')
    const id = await begun()
    await save(id, { body: `${LONG} Anders.`, revision: 'r2', base: 'r1' })
    expect(await code(id, 'r1')).toBe('conflict')
    expect((await read(id)).statusCode).toBe(404)
  })

  it('takes an article back with all that was said about it, and shows both again', async () => {
    const { publish, withdraw, begun, user } = await anAuthor()
    const id = await begun()
    await publish(id, 'r1')
    await addComment(server(), { userId: user.id, itemType: 'articles', itemId: id })
    expect((await withdraw(id)).json().current).toMatchObject({ publishedAt: null, publishedRevision: null })
    expect((await read(id)).statusCode).toBe(404)
    expect((await server().visitor().get(`/api/articles/${id}/comments`)).statusCode).toBe(404)
    await publish(id, 'r1')
    expect((await read(id)).json().commentsCount).toBe(1)
  })

  it('lets the latest intent win', async () => {
    const { publish, withdraw, begun } = await anAuthor()
    const id = await begun()
    server().clock.advance(HOUR)
    const late = { 'x-intent-at': new Date(server().clock.now.getTime() - 60_000).toISOString() }
    await withdraw(id)
    expect((await publish(id, 'r1', null, late)).json()).toMatchObject({
      applied: false,
      current: { publishedAt: null },
    })
  })

  it('does not take another article’s address', async () => {
    const [anna, ben] = [await anAuthor(), await anAuthor()]
    const [one, two] = [await anna.begun({ title: 'Chlor' }), await ben.begun({ title: 'Chlor!' })]
    await anna.publish(one, 'r1')
    expect((await ben.publish(two, 'r1')).json().current.permalink).toBe(`chlor-${two.slice(0, 8)}`)
  })

  it('removes a deleted article with its words, not what others said', async () => {
    const { publish, remove, begun } = await anAuthor()
    const id = await begun()
    await publish(id, 'r1')
    await remove(id)
    expect((await read(id)).statusCode).toBe(404)
    expect(await listed(id)).toBe(false)
  })

  it('lets new accounts wait, who may write meanwhile, and is limited within an hour', async () => {
    const { publish, save, begun, user } = await anAuthor()
    const id = await begun()
    await useQuota(server(), user.id, PUBLICATIONS, PUBLICATIONS.max)
    expect((await publish(id, 'r1')).json().code).toBe('quota_full')
    await db().update(users).set({ createdAt: server().clock.now }).where(eq(users.id, user.id))
    expect((await publish(id, 'r1')).statusCode).toBe(460)
    expect((await save(id, { revision: 'r2', base: 'r1' })).statusCode).toBe(200)
  })
})
