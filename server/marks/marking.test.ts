import { expect, it } from 'vitest'
import { markKinds } from '#contract/markKinds.ts'
import { MarkableType } from '#contract/marks.ts'
import { hasMark } from '#contract/things.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { addList } from '../../test/lists.ts'
import { changesOf, clear, marked, set, spoiler } from '../../test/marks.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { FLAGS } from './setting/service.ts'

describeOnBothDatabases('commands that mark', (server) => {
  const { written, logged, commentRow, votes } = marked(server)
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  it('ask for what a vote and a flag need, field by field', async () => {
    const { entry } = await written()
    const member = await server().member()
    const thing = `trivia/${entry.id}`
    const refused = async (mark: string, body?: unknown) => {
      const answer = await set(member, thing, mark, body)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
      return answer.json().errors
    }
    expect(await refused('vote')).toEqual({ vote: ['Diese Angabe fehlt.'] })
    expect(await refused('vote', spoiler)).toEqual({ vote: ['Diese Angabe fehlt.'] })
    expect(await refused('vote', { vote: 2 })).toEqual({ vote: ['Diese Angabe passt nicht.'] })
    expect(await refused('flag', { vote: 1 })).toEqual({ flag: ['Diese Angabe fehlt.'] })
    expect(await refused('flag', { flag: { reason: 'langweilig' } })).toEqual({ reason: ['Diese Angabe passt nicht.'] })
    expect(await votes(entry.id)).toEqual([5, 2])
    expect(await logged(thing)).toBe(0)
  })

  it('let the later intent win over the later arrival, and say what holds', async () => {
    const { entry } = await written()
    const member = await server().member()
    const thing = `trivia/${entry.id}`
    await set(member, thing, 'vote', { vote: 1 }, at(-1000))
    const stale = await set(member, thing, 'vote', { vote: -1 }, at(-60_000))
    expect(stale.statusCode).toBe(200)
    expect(stale.json()).toMatchObject({ applied: false, current: { set: true, vote: 1 } })
    await clear(member, thing, 'vote', at(0))
    expect((await set(member, thing, 'vote', { vote: 1 }, at(-500))).json()).toMatchObject({
      applied: false,
      current: { set: false, vote: null },
    })
    expect(await votes(entry.id)).toEqual([5, 2])
    expect(await logged(thing)).toBe(2)
  })

  it('have an effect once, however often one command is sent', async () => {
    const { comment } = await written()
    const member = await server().member()
    const key = { 'idempotency-key': '7a0cf0b0-53ab-4a4c-8a1c-2a6f5f5f1b01' }
    const first = await set(member, `comments/${comment.id}`, 'digg', undefined, key)
    const again = await set(member, `comments/${comment.id}`, 'digg', undefined, key)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toEqual(first.json())
    expect((await commentRow(comment.id))?.diggsCount).toBe(1)
  })

  it("are refused for good of what is one's own, but for watching it", async () => {
    const author = await server().addUser()
    const member = await server().member(author)
    const movie = await addMovie(server())
    const { id: comment } = await addComment(server(), { userId: author.id, itemId: movie.id })
    const { id: entry } = await addTrivia(server(), { userId: author.id, itemId: movie.id })
    const { id: list } = await addList(server(), { userId: author.id, private: true })
    for (const [thing, mark, body] of [
      [`comments/${comment}`, 'digg', undefined],
      [`comments/${comment}`, 'flag', spoiler],
      [`trivia/${entry}`, 'digg', undefined],
      [`trivia/${entry}`, 'vote', { vote: 1 }],
      [`lists/${list}`, 'digg', undefined],
      [`lists/${list}`, 'flag', spoiler],
      [`users/${author.id}`, 'follow', undefined],
      [`users/${author.id}`, 'mute', undefined],
    ] as const) {
      const answer = await set(member, thing, mark, body)
      expect([thing, mark, answer.statusCode, answer.json().code]).toEqual([thing, mark, 422, 'invalid'])
      expect(answer.json().detail).toMatch(/kannst du nicht/)
      expect((await clear(member, thing, mark)).statusCode).toBe(200)
      expect(await logged(thing)).toBe(0)
    }
    for (const thing of [`comments/${comment}`, `trivia/${entry}`, `lists/${list}`]) {
      expect((await set(member, thing, 'watch')).statusCode).toBe(200)
    }
    expect(await votes(entry)).toEqual([0, 0])
  })

  it('are for things that exist and that the member may see', async () => {
    const author = await server().addUser()
    const unborn = await server().addUser({ activatedAt: null })
    const member = await server().member()
    const hidden = await addList(server(), { userId: author.id, private: true })
    const deleted = await addList(server(), { userId: author.id, deleted: true })
    const things = [
      ['movies/unbekannt', 'watch'],
      ['series/unbekannt', 'watched'],
      ['people/unbekannt', 'follow'],
      ['users/unbekannt', 'follow'],
      [`users/${unborn.id}`, 'follow'],
      ['comments/unbekannt', 'digg'],
      ['trivia/unbekannt', 'digg'],
      ['lists/unbekannt', 'digg'],
      [`lists/${hidden.id}`, 'digg'],
      [`lists/${deleted.id}`, 'watch'],
    ] as const
    for (const [thing, mark] of things) {
      expect([thing, (await set(member, thing, mark)).json().code]).toEqual([thing, 'not_found'])
      expect([thing, (await clear(member, thing, mark)).statusCode]).toEqual([thing, 404])
    }
    expect(await changesOf(member)).toEqual([])
  })

  it('are for members, as the one who meant them', async () => {
    const { comment, author } = await written()
    const thing = `comments/${comment.id}`
    expect((await set(server().visitor(), thing, 'digg')).json().code).toBe('sign_in_needed')
    expect((await clear(server().visitor(), thing, 'digg')).statusCode).toBe(401)
    const member = await server().member()
    const elsewhere = await set(member, thing, 'digg', undefined, { 'x-expected-user': author.id })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'other_user'])
    const keyless = await member.send('PUT', `/api/${thing}/digg`)
    expect([keyless.statusCode, keyless.json().code]).toEqual([400, 'idempotency_key_missing'])
    expect((await commentRow(comment.id))?.diggsCount).toBe(0)
  })

  it('are open to an account that is a minute old', async () => {
    const { comment } = await written()
    const member = await server().member(await server().addUser({ createdAt: server().clock.now }))
    expect((await set(member, `comments/${comment.id}`, 'digg')).statusCode).toBe(200)
  })

  it('know no address but those of things that take them; other calls answer as they did', async () => {
    const member = await server().member()
    for (const mark of markKinds) {
      for (const type of MarkableType.options) {
        const { statusCode } = await server().visitor().send('PUT', `/api/${type}/x/${mark}`)
        expect([type, mark, statusCode]).toEqual([type, mark, hasMark(type, mark) ? 401 : 404])
      }
    }
    const asked = async (method: 'GET' | 'PUT' | 'DELETE', url: string) => {
      const { statusCode, headers } = await (method === 'GET' ? member.get(url) : member.send(method, url))
      return [statusCode, headers.allow?.split(', ').sort().join(' ')]
    }
    expect(await asked('PUT', '/api/comments/x/replies')).toEqual([405, expect.not.stringMatching(/PUT|DELETE/)])
    expect(await asked('DELETE', '/api/movies/x/comments')).toEqual([405, expect.not.stringMatching(/PUT|DELETE/)])
    expect(await asked('GET', '/api/comments/x/digg')).toEqual([405, 'DELETE PUT'])
    expect(await asked('GET', '/api/movies/x/rating')).toEqual([405, 'DELETE PUT'])
    expect(await asked('GET', '/api/movies/x/digg')).toEqual([404, undefined])
    expect(await asked('PUT', '/api/movies/x/nope')).toEqual([404, undefined])
    expect(await asked('PUT', '/api/me/x/digg')).toEqual([404, undefined])
    expect((await member.command('PUT', '/api/me/cinemas/digg')).json().code).toBe('not_found')
  })

  it('take flags of one member up to so many an hour, those in other words among them, and go on later', async () => {
    const { comment, entry } = await written()
    const member = await server().member()
    const [thing, other] = [`comments/${comment.id}`, `trivia/${entry.id}`]
    const inWords = (text: string) => ({ flag: { reason: 'other', text } })
    for (let count = 1; count < FLAGS.max; count++) {
      expect((await set(member, thing, 'flag', inWords(`Zum ${count}. Mal.`))).statusCode, `${count}`).toBe(200)
    }
    expect((await clear(member, thing, 'flag')).statusCode).toBe(200)
    expect((await set(member, thing, 'flag', spoiler)).statusCode).toBe(200)
    server().clock.advance(60_000)
    // Said once more as it was, it is none.
    expect((await set(member, thing, 'flag', spoiler)).statusCode).toBe(200)
    const key = { 'idempotency-key': '7a0cf0b0-53ab-4a4c-8a1c-2a6f5f5f1b02' }
    const refused = await set(member, other, 'flag', spoiler, key)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_full'])
    expect(refused.headers['retry-after']).toBe(String(FLAGS.windowSeconds - 60))
    expect((await set(member, thing, 'flag', inWords('Und noch einmal.'))).json().code).toBe('quota_full')
    expect((await set(member, thing, 'digg')).statusCode).toBe(200)
    const someone = await server().member()
    expect((await set(someone, thing, 'flag', spoiler)).statusCode).toBe(200)
    server().clock.advance((FLAGS.windowSeconds - 60) * 1000)
    expect((await set(member, other, 'flag', spoiler, key)).statusCode).toBe(200)
  })
})
