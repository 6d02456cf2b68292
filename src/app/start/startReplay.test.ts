import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { startReplay } from './startReplay.ts'

/** A page that is hydrated once `hydrate` is called; `follow` is called as replay begins. */
function aPage() {
  const store = createStore()
  const follow = vi.fn()
  let hydrate = () => {}
  const hydrated = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  void startReplay(store, hydrated, async () => ({ followPageReplay: follow }))
  return { store, follow, hydrate }
}

/** All that is due has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('begins once the page of a member is hydrated, and not before', async () => {
  const { store, follow, hydrate } = aPage()
  store.set(sessionAtom, aMember())
  await settled()
  expect(follow).not.toHaveBeenCalled()
  hydrate()
  await settled()
  expect(follow).toHaveBeenCalledExactlyOnceWith(store)
})

it('begins for a visitor once they sign in, and once only', async () => {
  const { store, follow, hydrate } = aPage()
  hydrate()
  await settled()
  expect(follow).not.toHaveBeenCalled()
  store.set(sessionAtom, aMember())
  store.set(sessionAtom, { type: 'AnonymousUser' })
  store.set(sessionAtom, aMember({ username: 'ben' }))
  await settled()
  expect(follow).toHaveBeenCalledOnce()
})
