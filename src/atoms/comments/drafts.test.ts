// @vitest-environment node
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { anna, ben } from '../../../test/builders/outbox.ts'
import { draftsDeviceAtom, forgetDraftsAtom, holdDraft, keepDraftAtom, readDraftAtom } from './drafts.ts'

function aDesk() {
  const store = createStore()
  let kept = {}
  store.set(draftsDeviceAtom, {
    read: async () => kept,
    change: async (to: (all: typeof kept) => typeof kept) => {
      kept = to(kept)
    },
  })
  const keep = (key: string, body: string, owner: typeof anna | null = anna, at = 0) =>
    store.set(keepDraftAtom, key, { body, spoiler: false }, owner, at)
  const read = async (key: string, owner: typeof anna | null) => (await store.set(readDraftAtom, key, owner))?.body
  return { store, keep, read, names: () => Object.keys(kept) }
}

it('gives a draft to whoever wrote it, and a visitor’s to whoever goes on with it', async () => {
  const { keep, read } = aDesk()
  await keep('a', 'Von Anna.')
  await keep('b', 'Als Gast.', null)
  expect([await read('a', anna), await read('a', ben), await read('a', null)]).toEqual([
    'Von Anna.',
    undefined,
    undefined,
  ])
  expect([await read('b', anna), await read('b', null)]).toEqual(['Als Gast.', 'Als Gast.'])
})

it('lets an empty draft go, and the oldest of too many', async () => {
  const { keep, names } = aDesk()
  await keep('a', 'Etwas.')
  await keep('a', '  ')
  expect(names()).toEqual([])
  for (let at = 0; at < 51; at++) await keep(`k${at}`, 'Etwas.', anna, at)
  expect(names()).toHaveLength(50)
  expect(names()).not.toContain('k0')
})

it('keeps what something is put under with its words, also before there are any', async () => {
  const { store, keep, names } = aDesk()
  const draft = { body: '', spoiler: false, category: 'Musik' }
  await store.set(keepDraftAtom, 'a', draft, anna, 0)
  expect(await store.set(readDraftAtom, 'a', anna)).toEqual(draft)
  await keep('a', '')
  expect(names()).toEqual([])
})

it('leaves nothing on the device of whoever has left it', async () => {
  const { store, keep, names } = aDesk()
  await keep('a', 'Von Anna.')
  await keep('b', 'Von Ben.', ben)
  await keep('c', 'Als Gast.', null)
  await store.set(forgetDraftsAtom, [ben])
  expect(names().toSorted()).toEqual(['b', 'c'])
})

it('says nothing where the device keeps nothing', async () => {
  const { store, read } = aDesk()
  const fail = async () => Promise.reject(new Error('forbidden'))
  store.set(draftsDeviceAtom, { read: fail, change: fail })
  expect(await read('a', anna)).toBeUndefined()
  await store.set(keepDraftAtom, 'a', { body: 'Etwas.', spoiler: false }, anna, 0)
})

it('holds what the database may not take any more as the page goes, and gives it to the database with the next page', async () => {
  const { store, keep, read, names } = aDesk()
  vi.stubGlobal('sessionStorage', aStorage())
  await keep('a', 'Etwas.', anna, 1)
  holdDraft('a', { body: 'Etwas mehr.', spoiler: false }, anna, 2)
  holdDraft('b', { body: 'Von Ben.', spoiler: false }, ben, 2)
  expect([await read('a', anna), await read('b', anna)]).toEqual(['Etwas mehr.', undefined])
  expect(names()).toEqual(['a', 'b'])
  // The database has it: what is kept later holds.
  await keep('a', 'Etwas anderes.', anna, 3)
  expect(await read('a', anna)).toBe('Etwas anderes.')
  holdDraft('a', { body: '', spoiler: false }, anna, 4)
  expect(await read('a', anna)).toBeUndefined()
  holdDraft('c', { body: 'Noch etwas.', spoiler: false }, anna, 5)
  await store.set(forgetDraftsAtom, [ben])
  expect(await read('c', anna)).toBeUndefined()
  vi.unstubAllGlobals()
})

function aStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
