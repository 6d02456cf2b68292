import { expect, it } from 'vitest'
import { usersCall } from '#contract/friends.ts'
import { befriended } from '../../../test/friends.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { memberBlocks } from '../../db/schema/moderation.ts'

describeOnBothDatabases('members who are looked for', (server) => {
  const { somebody, say } = befriended(server)

  it('have their names found in any case, those that begin so first, and say how they stand', async () => {
    const anna = await somebody()
    const first = await somebody('Quarzuhr')
    await somebody('Meine_Quarzuhr')
    const hidden = await somebody('quarzig')
    await anna.visitor.command('PUT', `${hidden.path}/mute`)
    await say(first, anna)
    const find = async (q: string) =>
      usersCall.answer.parse((await anna.visitor.get(`/api/users?q=${encodeURIComponent(q)}`)).json()).items
    const found = await find('QUARZ')
    expect(found.map(({ user, relation }) => [user.username, relation])).toEqual([
      ['Quarzuhr', 'asks'],
      ['Meine_Quarzuhr', 'none'],
    ])
    expect(await find('quarz%')).toEqual([])
    // The search does not find the member who searches.
    expect(await find(anna.username)).toEqual([])
    expect((await anna.visitor.get('/api/users?q=q')).statusCode).toBe(400)
  })

  it('are found however their umlauts are spelled, but neither who has muted the one who looks nor whom a block holds', async () => {
    const [anna, loud, deaf, blocked] = [
      await somebody(),
      await somebody('Bärenhöhle'),
      await somebody('baerenkino'),
      await somebody('Bärenblock'),
    ]
    const find = async (q: string) =>
      usersCall.answer
        .parse((await anna.visitor.get(`/api/users?q=${encodeURIComponent(q)}`)).json())
        .items.map(({ user }) => user.username)
    expect(await find('baeren')).toEqual(['baerenkino', 'Bärenblock', 'Bärenhöhle'])
    expect(await find('BÄREN')).toEqual(['baerenkino', 'Bärenblock', 'Bärenhöhle'])
    expect(await find('bärenhoehl')).toEqual([loud.username])
    await deaf.visitor.command('PUT', `${anna.path}/mute`)
    const until = new Date(server().clock.now.getTime() + 60_000)
    const block = { userId: blocked.id, until, reason: 'Beleidigungen', since: server().clock.now }
    await server().database.db.insert(memberBlocks).values(block)
    expect(await find('bären')).toEqual([loud.username])
    server().clock.advance(60_000)
    expect(await find('bären')).toEqual([blocked.username, loud.username])
  })
})
