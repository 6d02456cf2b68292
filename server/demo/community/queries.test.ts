import { expect, it } from 'vitest'
import { addMovie } from '../../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { insertCommunity } from './queries.ts'

describeOnBothDatabases("the demo's comments and trivia", (server) => {
  it('are the newest changes of their members', async () => {
    const { database, clock } = server()
    const { id: itemId } = await addMovie(server())
    const [one, two] = [await server().addUser({ changeSeq: 41 }), await server().addUser()]
    const times = { createdAt: clock.now, updatedAt: clock.now }
    const comment = (id: string, userId: string, parentId: string | null = null) => ({
      ...{ id, userId, parentId, itemType: 'movies' as const, itemId, body: 'Ein See.' },
      ...times,
    })
    const fact = { id: 't-1', userId: one.id, itemType: 'movies' as const, itemId, category: 'Musik', body: 'Ohne.' }
    const comments = [comment('c-1', one.id), comment('c-2', two.id, 'c-1'), comment('c-3', one.id)]
    await database.db.transaction((tx) => insertCommunity(tx, { comments, trivia: [{ ...fact, ...times }] }))
    const told = async (user: typeof one, since: string) =>
      (await (await server().member(user)).get(`/api/me/changes?since=${since}`)).json()
    expect(await told(one, '41')).toMatchObject({
      changes: [{ id: 'c-1' }, { id: 'c-3' }, { id: 't-1' }],
      cursor: '44',
    })
    expect(await told(two, '0')).toMatchObject({ changes: [{ id: 'c-2', parent: 'c-1' }], cursor: '1' })
    // The next change continues the count of the demo's changes.
    const member = await server().member(one)
    await member.command('PUT', `/api/movies/${itemId}/watch`)
    expect((await told(one, '44')).changes).toMatchObject([{ kind: 'mark' }])
  })
})
