import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { draftCommands, LONG } from '../../../test/drafts.ts'
import { useQuota } from '../../../test/quotas.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { articleDrafts } from '../../db/schema/articleDrafts.ts'
import { effects } from '../../db/schema/commands.ts'
import { events } from '../../db/schema/events.ts'
import { DRAFT_SAVES } from './service.ts'

describeOnBothDatabases('drafts', (server) => {
  const db = () => server().database.db
  const anAuthor = async () => {
    const user = await server().addUser()
    const visitor = await server().member(user)
    return { user, visitor, ...draftCommands(visitor) }
  }

  it('are saved as they were typed, byte for byte', async () => {
    const { visitor, save, begun } = await anAuthor()
    const body = '  \n\n\t- a\u00a0b  \n> "zu" **mir**\n\n\n🎬 e\u0301 \u200d #~`\\ \n '
    const id = await begun({ title: ' Vorn und hinten ', body })
    const { changes } = (await visitor.get('/api/me/changes')).json()
    const [draft] = changes.filter((change: { kind: string }) => change.kind === 'draft')
    expect(draft).toMatchObject({ id, title: ' Vorn und hinten ', body, revision: 'r1', other: null, deleted: false })
    expect((await save(id, { body: '', title: '', revision: 'r2', base: 'r1' })).json().current.body).toBe('')
  })

  it('are nobody else’s', async () => {
    const [anna, ben] = [await anAuthor(), await anAuthor()]
    const id = await anna.begun()
    for (const refused of [
      await ben.save(id, { revision: 'r9', base: 'r1' }),
      await ben.remove(id),
      await ben.publish(id, 'r1'),
      await ben.withdraw(id),
      await ben.visitor.get(`/api/me/drafts/${id}/versions`),
      await ben.visitor.get(`/api/me/drafts/${id}/versions/r1`),
      await ben.visitor.get(`/api/articles/${id}`),
      await ben.visitor.get(`/api/me/articles/${id}`),
      await server().visitor().get(`/api/articles/${id}`),
    ]) {
      expect(refused.statusCode).toBe(404)
    }
    const { changes } = (await ben.visitor.get('/api/me/changes')).json()
    expect(changes).toEqual([])
    expect(await db().$count(articleDrafts, eq(articleDrafts.id, id))).toBe(1)
  })

  it('keep both texts where two devices changed the same one, until one is settled on', async () => {
    const { save, begun } = await anAuthor()
    const id = await begun()
    expect((await save(id, { body: 'Vom Rechner.', revision: 'rechner', base: 'r1' })).json().applied).toBe(true)
    const met = (await save(id, { body: 'Vom Telefon.', revision: 'telefon', base: 'r1' })).json()
    expect(met).toMatchObject({
      applied: false,
      current: {
        ...{ body: 'Vom Rechner.', revision: 'rechner' },
        other: { body: 'Vom Telefon.', revision: 'telefon', title: 'Im Saal' },
      },
    })
    // Both go on.
    await save(id, { body: 'Vom Telefon, mehr.', revision: 'telefon-2', base: 'telefon' })
    const both = (await save(id, { body: 'Vom Rechner, mehr.', revision: 'rechner-2', base: 'rechner' })).json().current
    expect([both.body, both.other.body]).toEqual(['Vom Rechner, mehr.', 'Vom Telefon, mehr.'])
    const settled = { body: 'Vom Telefon, mehr.', revision: 'beide', base: 'rechner-2', settles: 'telefon-2' }
    expect((await save(id, settled)).json().current).toMatchObject({ body: 'Vom Telefon, mehr.', other: null })
  })

  it('take a late copy of a save for what it is', async () => {
    const { save, begun } = await anAuthor()
    const id = await begun()
    await save(id, { body: 'Zwei.', revision: 'r2', base: 'r1' })
    const again = (await save(id, { body: 'Zwei.', revision: 'r2', base: 'r1' })).json()
    expect(again).toMatchObject({ applied: true, current: { body: 'Zwei.', other: null } })
    expect(await db().$count(effects, eq(effects.target, `articles/${id}`))).toBe(2)
  })

  it('lose against a deletion, which takes the versions along', async () => {
    const { save, remove, begun, visitor } = await anAuthor()
    const id = await begun()
    expect((await remove(id)).json().current).toMatchObject({ deleted: true, body: '', title: '' })
    expect((await save(id, { revision: 'r2', base: 'r1' })).statusCode).toBe(404)
    expect((await visitor.get(`/api/me/drafts/${id}/versions`)).statusCode).toBe(404)
    expect((await remove(id)).json().applied).toBe(true)
    expect((await remove(randomUUID())).statusCode).toBe(404)
  })

  it('have ids that devices made, and no other ones', async () => {
    const { save } = await anAuthor()
    expect((await save('mein-artikel', { revision: 'r1', base: null })).statusCode).toBe(404)
  })

  it('are told to the open pages of the member alone', async () => {
    const { begun, user } = await anAuthor()
    const id = await begun()
    const heard = await db().select().from(events).where(eq(events.itemId, id))
    expect(heard).toMatchObject([{ kind: 'draft.changed', topic: `users/${user.id}` }])
  })

  it('are limited within an hour, and in characters', async () => {
    const { save, begun } = await anAuthor()
    const id = await begun()
    expect((await save(id, { body: 'a'.repeat(50_001), revision: 'r2', base: 'r1' })).statusCode).toBe(422)
    expect((await save(id, { body: 'a'.repeat(50_000), revision: 'r2', base: 'r1' })).statusCode).toBe(200)
    const busy = await anAuthor()
    await useQuota(server(), busy.user.id, DRAFT_SAVES, DRAFT_SAVES.max)
    const refused = await busy.save(randomUUID(), { revision: 'r1', base: null })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_full'])
  })

  it('keep versions: one for some minutes of writing, one for each that was asked for, at most fifty', async () => {
    const { save, versions, begun, visitor } = await anAuthor()
    const id = await begun({ body: 'Eins.' })
    await save(id, { body: 'Eins. Zwei.', revision: 'r2', base: 'r1' })
    expect((await versions(id)).map(({ revision }: { revision: string }) => revision)).toEqual(['r2'])
    server().clock.advance(11 * 60_000)
    await save(id, { body: 'Drei.', revision: 'r3', base: 'r2', keep: true })
    await save(id, { body: 'Drei.', revision: 'r4', base: 'r3' })
    await save(id, { body: 'Vier.', revision: 'r5', base: 'r4' })
    const kept = await versions(id)
    expect(kept.map(({ revision, mark }: { revision: string; mark: string }) => [revision, mark])).toEqual([
      ['r5', null],
      ['r3', 'kept'],
      ['r2', null],
    ])
    const old = await visitor.get(`/api/me/drafts/${id}/versions/r2`)
    expect(old.json()).toMatchObject({ body: 'Eins. Zwei.', words: 2 })
    for (let number = 6; number < 60; number++) {
      const change = { body: `Nummer ${number}.`, revision: `r${number}`, base: `r${number - 1}`, keep: true }
      server().clock.advance(1)
      await save(id, change)
    }
    const all = await versions(id)
    expect(all).toHaveLength(50)
    expect(all[0].revision).toBe('r59')
  })

  it('are shown as their page would show them, and stored by nobody', async () => {
    const { visitor } = await anAuthor()
    const answer = await visitor.send('POST', '/api/me/article_preview', {
      body: `## Anfang\n\n>! Er ist es.\n\n${LONG}`,
    })
    expect(answer.json().body).toMatchObject([
      { kind: 'heading', spans: [{ text: 'Anfang' }] },
      { kind: 'spoiler', spans: [{ text: 'Er ist es.' }] },
      { kind: 'paragraph' },
    ])
    expect((await server().visitor().send('POST', '/api/me/article_preview', { body: 'a' })).statusCode).toBe(401)
  })
})
