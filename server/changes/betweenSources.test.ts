import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

const meanwhile = vi.hoisted(() => ({ act: async () => {} }))

vi.mock('../watching/service.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../watching/service.ts')>()
  return {
    ...original,
    listDiaryChanges: async (...args: Parameters<typeof original.listDiaryChanges>) => {
      await meanwhile.act()
      return original.listDiaryChanges(...args)
    },
  }
})

describeOnBothDatabases(
  'changes that are committed between the reads of two sources',
  (server) => {
    it('come with the next call, all of them and each once', async () => {
      const movie = await addMovie(server())
      const member = await server().member()
      const changes = async (since: string) => (await member.get(`/api/me/changes?since=${since}`)).json()
      await member.command('PUT', `/api/movies/${movie.id}/rating`, { rating: { value: 5, top: false, flop: false } })
      const watching = { type: 'movies', item: movie.id, season: null, episode: null }
      meanwhile.act = async () => {
        meanwhile.act = async () => {}
        await member.command('DELETE', `/api/movies/${movie.id}/rating`)
        const entry = { ...watching, watchedOn: '2026-11-20', rewatch: false }
        expect((await member.command('PUT', `/api/me/diary/${randomUUID()}`, { entry })).statusCode).toBe(200)
      }
      const first = await changes('0')
      const second = await changes(first.cursor)
      expect(second.changes).toMatchObject([{ kind: 'rating', rating: { value: null } }, { kind: 'diaryEntry' }])
      expect(first.changes.map(({ kind }: { kind: string }) => kind)).not.toContain('diaryEntry')
      expect((await changes(second.cursor)).changes).toEqual([])
    })
  },
  // Its single connection answers in order: the ratings are read before anything is written.
  { only: 'embedded' },
)
