import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { kinds, listening, onFilm, things } from '../../test/listenTo.ts'
import { anotherProcess, describeOnBothDatabases } from '../../test/server.ts'
import { openDatabase } from '../db/client.ts'
import { migrationsFolder } from '../db/projectRoot.ts'
import { comments } from '../db/schema/comments.ts'
import { announce } from './service.ts'

const listen = listening()

describeOnBothDatabases(
  'live events of several processes',
  (server) => {
    const tell = (film: string, id: string) => ({
      kind: 'trivia.deleted' as const,
      topic: `movies/${film}`,
      thing: { type: 'trivia', id },
      actorId: null,
    })

    it('reach a page of another process, and end cleanly with theirs', async () => {
      const url = server().database.pool.options.connectionString ?? ''
      const database = openDatabase({ kind: 'postgres', url, connections: 4 }, migrationsFolder())
      const second = await anotherProcess(server(), { database })
      const film = await addMovie(server())
      const member = await server().member()
      const there = await listen(second, onFilm(film.id))
      const body = { comment: { body: 'Von drüben.' } }
      await member.command('POST', `/api/movies/${film.id}/comments`, body)
      await expect.poll(() => kinds(there)).toEqual(['comment.created'])
      await second.close()
      await there.ended
      const { lastId } = there
      await member.command('POST', `/api/movies/${film.id}/comments`, body)
      // The browser reconnects; any process may answer.
      const again = await listen(server().app, { ...onFilm(film.id), lastId })
      await expect.poll(() => kinds(again)).toEqual(['comment.created'])
      await database.close()
    })

    it('wait for a transaction that began before them and commits after them', async () => {
      const film = await addMovie(server())
      const { db } = server().database
      const listener = await listen(server().app, onFilm(film.id))
      let commit = () => {}
      const held = new Promise<void>((resolve) => {
        commit = resolve
      })
      let announced = () => {}
      const isAnnounced = new Promise<void>((resolve) => {
        announced = resolve
      })
      const slow = db.transaction(async (tx) => {
        await announce(tx, server().clock.now, [tell(film.id, 'slow')])
        announced()
        await held
      })
      await isAnnounced
      await db.transaction((tx) => announce(tx, server().clock.now, [tell(film.id, 'quick')]))
      // A page that opens now gets neither event, and its cursor lies before both.
      const late = await listen(server().app, onFilm(film.id))
      expect([things(listener), things(late)]).toEqual([[], []])
      commit()
      await slow
      await expect.poll(() => things(listener)).toEqual(['slow', 'quick'])
      await expect.poll(() => things(late)).toEqual(['slow', 'quick'])
    })

    it('are of nothing that was taken back before it was told', async () => {
      const film = await addMovie(server())
      const { db } = server().database
      const author = await server().addUser()
      const comment = await addComment(server(), { userId: author.id, itemId: film.id })
      const thing = { type: 'comments', id: comment.id }
      const happening = { kind: 'comment.created' as const, topic: `movies/${film.id}`, thing, actorId: author.id }
      const { lastId, stop } = await listen(server().app, onFilm(film.id))
      await stop()
      await db.transaction((tx) => announce(tx, server().clock.now, [happening]))
      await db.update(comments).set({ deleted: true }).where(eq(comments.id, comment.id))
      await db.transaction((tx) => announce(tx, server().clock.now, [{ ...happening, kind: 'comment.deleted' }]))
      const again = await listen(server().app, { ...onFilm(film.id), lastId })
      await expect.poll(() => kinds(again)).toEqual(['comment.deleted'])
    })
  },
  // The test needs two database sessions.
  { only: 'postgres' },
)
