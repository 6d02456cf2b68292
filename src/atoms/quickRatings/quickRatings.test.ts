import { expect, it } from 'vitest'
import { anna, ben } from '../../../test/builders/outbox.ts'
import { aQuickTitle, someQuickTitles } from '../../../test/builders/quickRatings.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { aQuickPage } from '../../../test/quickPage.ts'
import type { MarkState } from '../../sync/commands/mark.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { openOutboxAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import { setMarkAtom } from '../marks/marks.ts'
import { rateTitleAtom } from '../ratings/ratings.ts'
import { forgetQuickPileAtom, toQuickPoster } from './quickDevice.ts'
import type { QuickPile } from './quickPile.ts'
import {
  anotherQuickRoundAtom,
  openQuickRatingsAtom,
  quickDraftAtom,
  quickTotalAtom,
  quickViewAtom,
  quickVisitAtom,
  refillQuickRatingsAtom,
} from './quickRatings.ts'
import { quickNewsAtom } from './quickState.ts'
import { passQuicklyAtom, rateQuicklyAtom, undoQuicklyAtom } from './quickSteps.ts'

const eight = { value: 8, top: false, flop: false }

/** A page whose pile is open; `front` is the title to be rated, `left` how many wait. */
async function opened(options: Parameters<typeof aQuickPage>[0] = {}) {
  const page = aQuickPage(options)
  const { store } = page
  store.sub(quickViewAtom, () => {})
  await store.set(openQuickRatingsAtom)
  const view = () => store.get(quickViewAtom)
  const front = () => {
    const now = view()
    if (now.state !== 'ready') throw new Error(`no title is in front: ${now.state}`)
    return now.cards[0]
  }
  return {
    ...page,
    page,
    view,
    front,
    left: () => {
      const now = view()
      return now.state === 'ready' ? now.left : 0
    },
    kept: () => page.kept as QuickPile,
  }
}

it('has the next title ready once a rating is stored, and keeps both on the device', async () => {
  const { store, front, commands, kept } = await opened()
  const [first, second] = [front(), aQuickTitle(2)]
  expect(await store.set(rateQuicklyAtom, first, eight)).toBe('queued')
  expect(front()).toEqual(second)
  expect(await commands()).toEqual(['rateTitle m-1 8'])
  expect(kept().waiting[0]).toEqual(second)
  expect(store.get(quickVisitAtom)).toBe(1)
  expect(store.get(quickTotalAtom)).toBe(1)
})

it('keeps the title in front when its rating cannot be stored', async () => {
  const { store, front } = await opened()
  store.set(openOutboxAtom, { open: async () => Promise.reject(new Error('no room')) })
  expect(await store.set(rateQuicklyAtom, front(), eight)).toBe('storageFailed')
  expect(front().id).toBe('m-1')
  expect(store.get(quickVisitAtom)).toBe(0)
})

it('fetches pages until two dozen wait, asks for their posters, and stops where the round ends', async () => {
  const pages: Record<string, ReturnType<typeof someQuickTitles>> = {
    '': someQuickTitles(10),
    a: someQuickTitles(10, 11),
    b: someQuickTitles(10, 21),
  }
  const next: Record<string, string | null> = { '': 'a', a: 'b', b: null }
  const { asked, left, store, page, front } = await opened({
    answer: (cursor = '') => anOkReply({ items: pages[cursor] ?? [], cursor: next[cursor] ?? null }),
  })
  expect(asked).toEqual([undefined, 'a', 'b'])
  expect(left()).toBe(30)
  expect(page.warmed).toHaveLength(30)
  for (let count = 0; count < 25; count += 1) store.set(passQuicklyAtom, front(), 'skipped')
  await store.set(refillQuickRatingsAtom)
  expect([asked.length, left()]).toEqual([3, 5])
})

it('goes on without a network after a restart, with what was kept', async () => {
  const first = await opened()
  await first.store.set(rateQuicklyAtom, first.front(), eight)
  const again = await opened({ kept: first.kept(), answer: () => ({ kind: 'unreachable' }) })
  expect(again.front().id).toBe('m-2')
  expect(again.left()).toBe(39)
})

it('leaves out what was rated elsewhere, before and while it waits', async () => {
  const { store, front, left, page } = await opened()
  await store.set(rateTitleAtom, { type: 'movies', id: 'm-1', title: 'Film 1' }, eight)
  await expect.poll(() => front().id).toBe('m-2')
  expect(left()).toBe(39)
  await store.set(openQuickRatingsAtom)
  expect((page.kept as QuickPile).waiting).toHaveLength(39)
})

it('takes steps back one by one, with what was chosen', async () => {
  const { store, front, commands, left } = await opened()
  await store.set(rateQuicklyAtom, front(), eight)
  store.set(passQuicklyAtom, front(), 'skipped')
  store.set(passQuicklyAtom, front(), 'later')
  expect(front().id).toBe('m-4')
  expect(left()).toBe(38)
  for (const id of ['m-3', 'm-2', 'm-1']) {
    expect(await store.set(undoQuicklyAtom)).toBe('queued')
    await expect.poll(() => front().id).toBe(id)
  }
  expect(store.get(quickDraftAtom)).toEqual(eight)
  // It had not been sent: both vanish.
  expect((await commands()).filter((command) => command.startsWith('rateTitle'))).toEqual([])
  expect([left(), store.get(quickVisitAtom)]).toEqual([40, 0])
  expect(store.get(quickNewsAtom)).toMatchObject({ act: 'undone', title: { id: 'm-1' } })
  await store.set(undoQuicklyAtom)
  expect(front().id).toBe('m-1')
})

it('takes the mark "seen" back with the rating that brought it, and leaves one that was there', async () => {
  const { store, front, commands, page } = await opened()
  const isSeen = async (id: string) =>
    (
      (await createOutbox(page.device).readSlots(anna, `watched/movies/${id}`)).get(`watched/movies/${id}`)?.value as
        | MarkState
        | undefined
    )?.set
  await store.set(setMarkAtom, 'watched', { type: 'movies', id: 'm-2', name: 'Film 2' })
  await store.set(rateQuicklyAtom, front(), eight)
  await store.set(rateQuicklyAtom, front(), eight)
  // The first one has been sent meanwhile.
  await putOwn(page.device.db, anna, [
    {
      slot: 'watched/movies/m-1',
      state: { set: true, vote: null, card: null },
      updatedAt: '2026-11-21T12:00:00.000Z',
    },
  ])
  await store.set(undoQuicklyAtom)
  await store.set(undoQuicklyAtom)
  expect(await commands()).toContain('clearMark m-1')
  expect([await isSeen('m-1'), await isSeen('m-2')]).toEqual([false, true])
})

it('shows what is skipped again in a new round alone', async () => {
  const { store, front, view, asked } = await opened({
    answer: () => anOkReply({ items: someQuickTitles(2), cursor: null }),
  })
  store.set(passQuicklyAtom, front(), 'skipped')
  await store.set(openQuickRatingsAtom)
  expect(front().id).toBe('m-2')
  store.set(passQuicklyAtom, front(), 'skipped')
  expect(view()).toEqual({ state: 'over' })
  expect(asked).toHaveLength(1)
  await store.set(anotherQuickRoundAtom)
  expect(front().id).toBe('m-1')
})

it('says when nothing is left and no more can be had', async () => {
  const unreachable = await opened({ answer: () => ({ kind: 'unreachable' }) })
  expect(unreachable.view()).toEqual({ state: 'unreachable' })
  const failed = await opened({ answer: () => aProblemReply({ status: 500, code: 'internal' }) })
  expect(failed.view()).toEqual({ state: 'failed' })
  failed.page.answer = () => anOkReply({ items: someQuickTitles(1), cursor: null })
  await failed.store.set(refillQuickRatingsAtom)
  expect(failed.front().id).toBe('m-1')
})

it('begins anew with a cursor that the server no longer knows', async () => {
  const kept = { version: 1, owner: anna, waiting: [], skipped: ['movies/m-1'], cursor: 'old', isOver: false }
  const { front, asked } = await opened({
    kept,
    answer: (cursor) =>
      cursor === 'old'
        ? aProblemReply({ status: 400, code: 'malformed' })
        : anOkReply({ items: someQuickTitles(3), cursor: null }),
  })
  expect(asked).toEqual(['old', undefined])
  expect(front().id).toBe('m-2')
})

it('goes on with a visitor’s pile once they sign in, and with nobody else’s', async () => {
  const { store, front, kept, page } = await opened({ signedIn: false })
  expect(await store.set(rateQuicklyAtom, front(), eight)).toBe('signInNeeded')
  store.set(passQuicklyAtom, front(), 'skipped')
  page.signIn()
  await store.set(openQuickRatingsAtom)
  expect([front().id, kept().owner]).toEqual(['m-2', anna])
  await store.set(rateQuicklyAtom, front(), eight)
  store.set(sessionAtom, aMember({ id: ben, username: 'ben' }))
  await store.set(openQuickRatingsAtom)
  expect([front().id, kept().owner, store.get(quickVisitAtom)]).toEqual(['m-1', ben, 0])
})

it('leaves the device with its member, and stays for whoever stays', async () => {
  const { store, page } = await opened()
  await store.set(forgetQuickPileAtom, [anna])
  expect(page.kept).toBeDefined()
  await store.set(forgetQuickPileAtom, [ben])
  expect(page.kept).toBeUndefined()
})

it('asks for a poster in the one width that the screen needs', () => {
  const { poster } = aQuickTitle(1)
  expect([1, 2, 3].map((density) => toQuickPoster(poster, density).widths)).toEqual([[348], [698], [698]])
})
