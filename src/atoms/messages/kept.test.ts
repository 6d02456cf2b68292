import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { anAuthor } from '../../../test/builders/community.ts'
import { anna, ben } from '../../../test/builders/outbox.ts'
import {
  dropKeptAtom,
  forgetThreadsAtom,
  keepThreadAtom,
  keptThreadsAtom,
  readAllKeptAtom,
  readKeptAtom,
} from './kept.ts'

function aDevice() {
  const store = createStore()
  let held: unknown
  store.set(keptThreadsAtom, {
    read: async () => held,
    change: async (to) => {
      held = to(held)
    },
  })
  return store
}

const aPart = (owner: string, at: number, count = 1) => ({
  ...{ owner, at, older: false, newer: false, upTo: count },
  items: Array.from({ length: count }, (_, index) => ({
    ...{ id: `m${index + 1}`, seq: index + 1, author: anAuthor(), body: `Nr. ${index + 1}`, hidden: false },
    createdAt: '2026-11-21T12:00:00.000Z',
  })),
})

it('keeps the latest messages of a thread for its member alone', async () => {
  const store = aDevice()
  await store.set(keepThreadAtom, 't1', aPart(anna, 1, 130))
  const kept = await store.set(readKeptAtom, anna, 't1')
  expect([kept?.items.length, kept?.items[0]?.seq, kept?.older]).toEqual([100, 31, true])
  expect(await store.set(readKeptAtom, ben, 't1')).toBeNull()
})

it('lets go the threads that were opened longest ago, and one that was left', async () => {
  const store = aDevice()
  for (let nth = 0; nth < 27; nth++) await store.set(keepThreadAtom, `t${nth}`, aPart(anna, nth))
  await store.set(dropKeptAtom, 't20')
  const ids = [...(await store.set(readAllKeptAtom, anna)).keys()]
  expect(ids).toHaveLength(24)
  expect(ids).not.toContain('t1')
  expect(ids).not.toContain('t20')
})

it('forgets what members who have signed out had opened', async () => {
  const store = aDevice()
  await store.set(keepThreadAtom, 't1', aPart(anna, 1))
  await store.set(keepThreadAtom, 't2', aPart(ben, 2))
  await store.set(forgetThreadsAtom, [ben])
  expect(await store.set(readKeptAtom, anna, 't1')).toBeNull()
  expect(await store.set(readKeptAtom, ben, 't2')).not.toBeNull()
})
