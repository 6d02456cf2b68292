// @vitest-environment node
import { expect, it } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { createApi, type Fetch } from '../api.ts'
import { cursorFact } from '../outbox/meta.ts'
import { refreshOwn } from './refreshOwn.ts'

const rated = {
  kind: 'rating',
  type: 'movies',
  id: 'm1',
  rating: { id: 'r1', value: 7, top: false, flop: false, updatedAt: '2026-11-21T12:00:00Z' },
}

/** A device whose server answers with these changes; `asked` are the addresses. */
function aRefresher(...changes: unknown[]) {
  const device = aDevice()
  const asked: string[] = []
  const fetch: Fetch = async (input) => {
    asked.push(String(input))
    return Response.json({ changes, cursor: String(changes.length), more: false })
  }
  const api = createApi(fetch, () => new Date(device.clock.now()))
  return { device, asked, refresh: () => refreshOwn({ db: device.db, api }, anna) }
}

it('leaves out what only a newer app knows, and takes the rest', async () => {
  const { device, refresh } = aRefresher({ kind: 'from2030', id: 'x' }, rated)
  expect(await refresh()).toBe(true)
  expect((await device.db.own.toArray()).map(({ slot }) => slot)).toEqual(['movies/m1/rating'])
})

it('goes on where it stopped', async () => {
  const { asked, refresh } = aRefresher(rated)
  await refresh()
  await refresh()
  expect(asked).toEqual(['/api/me/changes', '/api/me/changes?since=1'])
})

it('fetches all anew once the app has learnt a kind that was left out before', async () => {
  const { device, asked, refresh } = aRefresher(rated)
  await refresh()
  await device.db.meta.put({ k: `cursor:${anna}`, value: { since: '1', kinds: 1 } })
  await refresh()
  expect(asked.at(-1)).toBe('/api/me/changes')
  expect(await cursorFact.read(device.db, anna)).toMatchObject({ since: '1' })
})
