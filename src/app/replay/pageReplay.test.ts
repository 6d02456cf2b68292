import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { signOutMarkerAtom } from '../../atoms/core/signOutMarker.ts'
import { refuseAfterSignOut } from './pageReplay.ts'

it('replays nothing while the server has not heard of a sign-out, whoever it renders the page for', async () => {
  const store = createStore()
  let marker: { discards: null } | null = { discards: null }
  store.set(signOutMarkerAtom, {
    read: async () => marker,
    write: async () => {},
    forgetDiscards: async () => {},
    remove: async () => {},
  })
  await expect(refuseAfterSignOut(store)).rejects.toThrow('not confirmed')
  marker = null
  await expect(refuseAfterSignOut(store)).resolves.toBeUndefined()
})
