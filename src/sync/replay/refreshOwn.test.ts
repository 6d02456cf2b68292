// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { OwnComment } from '#contract/ownComments.ts'
import { OwnTrivia } from '#contract/ownTrivia.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import { createApi, type Fetch } from '../api.ts'
import { toConfirmedComment } from '../commands/comment.ts'
import { toConfirmedTrivia } from '../commands/trivia.ts'
import { cursorFact, isWhole } from '../outbox/meta.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import { putOwn } from '../outbox/own.ts'
import type { SlotPrefix } from '../slots.ts'
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
  return { device, asked, refresh: () => refreshOwn({ ...device, api, skew: { read: () => null } }, anna) }
}

it('leaves out what only a newer app knows, and takes the rest', async () => {
  const { device, refresh } = aRefresher({ kind: 'from2030', id: 'x' }, rated)
  expect(await refresh()).toBe(true)
  expect((await device.db.own.toArray()).map(({ slot }) => slot)).toEqual(['movies/m1/rating'])
})

it('says that all was fetched only once the last page has come', async () => {
  const device = aDevice()
  const known: boolean[] = []
  const fetch: Fetch = async (input) => {
    known.push(isWhole(await cursorFact.read(device.db, anna)))
    const isFirst = !String(input).includes('since')
    return Response.json({ changes: [rated], cursor: isFirst ? '1' : '2', more: isFirst })
  }
  const api = createApi(fetch, () => new Date(device.clock.now()))
  expect(await refreshOwn({ ...device, api, skew: { read: () => null } }, anna)).toBe(true)
  expect(known).toEqual([false, false])
  expect(isWhole(await cursorFact.read(device.db, anna))).toBe(true)
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

describe('what a member wrote on another device', () => {
  const [BEFORE, AFTER] = ['2026-11-21T12:00:00.000Z', '2026-11-21T12:05:00.000Z']
  const about = { type: 'movies', item: 'm1', deleted: false, createdAt: BEFORE, updatedAt: BEFORE }
  const comment = (part: object = {}) =>
    OwnComment.parse({ id: 'c1', ...about, parent: null, body: 'Ein See.', spoiler: false, ...part })
  const fact = (part: object = {}) =>
    OwnTrivia.parse({ id: 't1', ...about, category: 'Musik', body: 'Ohne Geigen.', ...part })
  const tell = (...all: object[]) =>
    aRefresher(...all.map((one) => ({ kind: 'category' in one ? 'trivia' : 'comment', ...one })))
  const valuesOn = async (device: ReturnType<typeof aDevice>, prefix: SlotPrefix = '') =>
    [...(await createOutbox(device).readSlots(anna, prefix))].map(([slot, { value }]) => [slot, value])

  it('is own state as if it had been written here', async () => {
    const { device, refresh } = tell(comment({ hidden: true }), fact({ hidden: true }))
    await refresh()
    const { db } = aDevice()
    const receipts = [toConfirmedComment(comment({ hidden: true })), toConfirmedTrivia(fact({ hidden: true }))]
    await db.transaction('rw', db.own, () => putOwn(db, anna, receipts))
    expect(await device.db.own.toArray()).toEqual(await db.own.toArray())
    expect(await valuesOn(device)).toMatchObject([
      ['comment/movies/m1/c1', { body: 'Ein See.', hidden: true }],
      ['trivia/movies/m1/t1', { body: 'Ohne Geigen.', hidden: true }],
    ])
  })

  it('takes the place of older words, and gone is gone', async () => {
    const reworded = { body: 'Ein Fluss.', updatedAt: AFTER }
    const { device, refresh } = tell(comment(reworded), fact({ body: '', deleted: true, updatedAt: AFTER }))
    const { db } = device
    const known = [toConfirmedComment(comment()), toConfirmedTrivia(fact())]
    await db.transaction('rw', db.own, () => putOwn(db, anna, known))
    await refresh()
    expect(await valuesOn(device)).toMatchObject([
      ['comment/movies/m1/c1', { body: 'Ein Fluss.', updatedAt: AFTER }],
      ['trivia/movies/m1/t1', { body: '', deleted: true }],
    ])
  })

  it('never takes the place of what a receipt has confirmed since', async () => {
    const { device, refresh } = tell(comment(), fact())
    const { db } = device
    const newer = [
      toConfirmedComment(comment({ body: '', deleted: true, updatedAt: AFTER })),
      toConfirmedTrivia(fact({ body: 'Mit Harfe.', updatedAt: AFTER })),
    ]
    await db.transaction('rw', db.own, () => putOwn(db, anna, newer))
    await refresh()
    expect(await valuesOn(device)).toMatchObject([
      ['comment/movies/m1/c1', { body: '', deleted: true }],
      ['trivia/movies/m1/t1', { body: 'Mit Harfe.' }],
    ])
  })

  it('stays below what waits here, which is still meant for the version that it changed', async () => {
    const { device, refresh } = tell(comment({ body: 'Ein Fluss.', updatedAt: AFTER }))
    const at = { id: 'c1', type: 'movies' as const, item: 'm1', parent: null, title: 'Salz', spoiler: false }
    await meanAll(device, anna, { kind: 'editComment', args: { ...at, body: 'Ein Meer.', version: BEFORE } })
    await refresh()
    const [[, view] = []] = await createOutbox(device).readSlots(anna, 'comment/')
    expect(view).toMatchObject({ state: 'pending', value: { body: 'Ein Meer.' }, confirmed: { updatedAt: AFTER } })
    expect((await device.rows())[0]?.args).toMatchObject({ version: BEFORE })
  })
})
