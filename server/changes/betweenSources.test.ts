import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { type ChangeSource, listChanges, sources } from './service.ts'

/** The sources as they are, and an act that ends after the first one was read and before the others are. */
function sourcesWithActAfterFirst(act: () => Promise<void>): ChangeSource[] {
  const [first, ...others] = sources
  if (!first) throw new Error('there are no sources')
  let isOver: Promise<void> | undefined
  return [
    (...args) => {
      const read = first(...args)
      isOver = read.then(act)
      return read
    },
    ...others.map<ChangeSource>((list) => async (...args) => {
      await isOver
      return list(...args)
    }),
  ]
}

describeOnBothDatabases('changes that are committed between the reads of two sources', (server) => {
  it('come with the next call, all of them and each once', async () => {
    const movie = await addMovie(server())
    const user = await server().addUser()
    const member = await server().member(user)
    const changes = (since: string, from = sources) =>
      listChanges(server().database.db, { id: user.id as UserId }, since, from)
    await member.command('PUT', `/api/movies/${movie.id}/rating`, { rating: { value: 5, top: false, flop: false } })
    const watching = { type: 'movies', item: movie.id, season: null, episode: null }
    const entry = { ...watching, watchedOn: '2026-11-20', rewatch: false }
    const rateAgainAndWatch = sourcesWithActAfterFirst(async () => {
      await member.command('DELETE', `/api/movies/${movie.id}/rating`)
      expect((await member.command('PUT', `/api/me/diary/${randomUUID()}`, { entry })).statusCode).toBe(200)
    })
    const first = await changes('0', rateAgainAndWatch)
    // A rated film is seen.
    expect(first.changes).toMatchObject([{ kind: 'rating', rating: { value: 5 } }, { kind: 'mark' }])
    const second = await changes(first.cursor)
    expect(second.changes).toMatchObject([{ kind: 'rating', rating: { value: null } }, { kind: 'diaryEntry' }])
    expect((await changes(second.cursor)).changes).toEqual([])
  })
})
