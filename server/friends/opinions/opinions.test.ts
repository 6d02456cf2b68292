import { expect, it } from 'vitest'
import { opinionsCall } from '#contract/friends.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addComment } from '../../../test/communityRows.ts'
import { befriended, type Somebody } from '../../../test/friends.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'

describeOnBothDatabases('friends', (server) => {
  const { somebody, say } = befriended(server)

  it('say what they think of a title, the best rating first, with their last comment', async () => {
    const [anna, ben, cem, dora] = [await somebody(), await somebody(), await somebody(), await somebody()]
    const movie = await addMovie(server())
    for (const friend of [ben, cem]) {
      await say(anna, friend)
      await say(friend, anna)
    }
    const rate = (who: Somebody, value: number, top = false) =>
      who.visitor.command('PUT', `/api/movies/${movie.id}/rating`, { rating: { value, top, flop: false } })
    await rate(anna, 3)
    await rate(ben, 6.5)
    await rate(cem, 9, true)
    await rate(dora, 1)
    const older = new Date(server().clock.now.getTime() - 60_000)
    await addComment(server(), { userId: cem.id, itemId: movie.id, body: 'Erst so.', createdAt: older })
    const createdAt = server().clock.now
    const said = await addComment(server(), { userId: cem.id, itemId: movie.id, body: 'Dann so.', createdAt })
    // Neither a reply nor a deleted or hidden comment counts as the friend's opinion.
    const later = { userId: cem.id, itemId: movie.id, createdAt: new Date(server().clock.now.getTime() + 60_000) }
    await addComment(server(), { ...later, parentId: said.id, body: 'Als Antwort.' })
    await addComment(server(), { ...later, deleted: true, body: 'Gelöscht.' })
    await addComment(server(), { ...later, hidden: true, body: 'Ausgeblendet.' })
    const ask = async () =>
      opinionsCall.answer.parse((await anna.visitor.get(`/api/movies/${movie.permalink}/opinions`)).json())
    expect(await ask()).toMatchObject({
      items: [
        { user: { id: cem.id }, value: 9, top: true, comment: { body: 'Dann so.', spoiler: false } },
        { user: { id: ben.id }, value: 6.5, top: false, comment: null },
      ],
      average: 7.8,
      count: 2,
    })
    await anna.visitor.command('PUT', `${cem.path}/mute`)
    expect((await ask()).items.map(({ user }) => user.id)).toEqual([ben.id])
    expect((await anna.visitor.get('/api/movies/unbekannt/opinions')).statusCode).toBe(404)
    expect((await server().visitor().get(`/api/movies/${movie.id}/opinions`)).statusCode).toBe(401)
  })
})
