import { expect, it } from 'vitest'
import { commentThreadCall } from '#contract/comments.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addComment } from '../../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { TEST_NOW } from '../../../test/time.ts'

const MINUTE = 60_000
const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE)

describeOnBothDatabases('a comment by itself', (server) => {
  const get = (url: string) => server().visitor().get(url)
  const thread = async (id: string) => {
    const answer = await get(`/api/comments/${id}/thread`)
    expect(answer.statusCode).toBe(200)
    return commentThreadCall.answer.parse(answer.json())
  }
  const status = async (id: string) => (await get(`/api/comments/${id}/thread`)).statusCode

  it('comes with its replies; a reply comes with what it stands below, however many were quicker', async () => {
    const { id: itemId } = await addMovie(server())
    const { id: userId } = await server().addUser()
    const shared = { itemId, userId }
    const { id } = await addComment(server(), { ...shared, body: 'Die Frage' })
    expect(await thread(id)).toMatchObject({ type: 'movies', item: itemId, comment: { id, replies: [] } })
    const rows = Array.from({ length: 200 }, () => addComment(server(), { ...shared, parentId: id, createdAt: ago(9) }))
    await Promise.all(rows)
    const { id: last } = await addComment(server(), { ...shared, parentId: id, createdAt: ago(1) })
    const { comment } = await thread(last)
    expect(comment).toMatchObject({ id, body: 'Die Frage', repliesCount: 201 })
    expect(comment.replies).toHaveLength(201)
    expect(comment.replies.at(-1)?.id).toBe(last)
    expect((await thread(id)).comment.replies).toHaveLength(200)
  })

  it('is gone once it was taken back or hidden, unless an answer still stands below it, without its words', async () => {
    const { id: itemId } = await addMovie(server())
    const { id: userId } = await server().addUser()
    const shared = { itemId, userId, body: 'Geheim' }
    for (const gone of [{ deleted: true }, { hidden: true }]) {
      const alone = await addComment(server(), { ...shared, ...gone })
      expect(await status(alone.id)).toBe(404)
      // The comment's only reply is deleted or hidden as well.
      const both = await addComment(server(), { ...shared, ...gone })
      await addComment(server(), { ...shared, ...gone, parentId: both.id })
      expect(await status(both.id)).toBe(404)
      const answered = await addComment(server(), { ...shared, ...gone })
      const reply = await addComment(server(), { itemId, userId, parentId: answered.id, body: 'Doch' })
      const taken = await addComment(server(), { ...shared, ...gone, parentId: answered.id })
      expect(await status(taken.id)).toBe(404)
      for (const id of [answered.id, reply.id]) {
        const { comment } = await thread(id)
        expect(comment).toMatchObject({
          id: answered.id,
          deleted: true,
          repliesCount: 1,
          replies: [{ body: 'Doch' }],
        })
        if ('hidden' in gone) expect(JSON.stringify(comment)).not.toContain('Geheim')
      }
    }
  })
})
