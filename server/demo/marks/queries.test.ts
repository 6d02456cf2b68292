import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { marks } from '../../db/schema/marks.ts'
import { users } from '../../db/schema/users.ts'
import type { DemoMark } from '../mark.ts'
import { insertMarks } from './queries.ts'

describeOnBothDatabases("the demo's marks", (server) => {
  it('are the newest changes of their members: a device that has read an older world is told of them, once', async () => {
    const { database, clock } = server()
    const user = await server().addUser({ changeSeq: 41, demo: true })
    const rows = await Promise.all(
      ['watched', 'watch'].map(async (kind): Promise<DemoMark> => {
        const movie = await addMovie(server())
        const times = { intentAt: clock.now, updatedAt: clock.now }
        const what = { kind: kind as 'watch', itemType: 'movies' as const, itemId: movie.id }
        return { id: `k-${kind}`, userId: user.id, ...what, vote: null, set: true, reason: null, ...times }
      }),
    )
    for (let load = 0; load < 2; load++) await database.db.transaction((tx) => insertMarks(tx, rows))
    const member = await server().member(user)
    const { changes, cursor } = (await member.get('/api/me/changes?since=41')).json()
    expect(changes).toMatchObject([
      { kind: 'mark', name: 'watched' },
      { kind: 'mark', name: 'watch' },
    ])
    expect(cursor).toBe('43')
    expect((await database.db.select().from(users).where(eq(users.id, user.id)))[0]?.changeSeq).toBe(43)
    await member.command('PUT', `/api/movies/${rows[0]?.itemId}/watch`)
    expect((await member.get('/api/me/changes?since=43')).json().changes).toHaveLength(1)
    expect(await database.db.$count(marks, eq(marks.userId, user.id))).toBe(3)
  })
})
