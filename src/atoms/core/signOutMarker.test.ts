// @vitest-environment jsdom
import { keys } from 'idb-keyval'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { SIGNED_OUT_COOKIE } from '#contract/cookies.ts'
import type { UserId } from '#contract/ids.ts'
import { signOutMarkerAtom } from './signOutMarker.ts'

it('is a cookie, by the name that the server knows, and a durable note', async () => {
  const note = createStore().get(signOutMarkerAtom)
  // The files of a worker share its disk.
  await note.remove()
  expect(await note.read()).toBeNull()
  await note.write({ discards: null })
  expect(document.cookie).toContain(`${SIGNED_OUT_COOKIE}=1`)
  // A browser that is killed may lose it.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, nor here
  document.cookie = `${SIGNED_OUT_COOKIE}=; max-age=0; path=/`
  expect(await note.read()).toEqual({ discards: null })
  await note.remove()
  expect(await note.read()).toBeNull()
})

it('forgets the member whose actions were discarded, and does not come back once the server has confirmed', async () => {
  const note = createStore().get(signOutMarkerAtom)
  await note.write({ discards: 'u-anna' as UserId })
  await note.forgetDiscards()
  expect(await note.read()).toEqual({ discards: null })
  await note.remove()
  await note.forgetDiscards()
  expect(await note.read()).toBeNull()
  expect(await keys()).not.toContain('signOut')
})

it('is known by the cookie alone where storage is forbidden', async () => {
  const note = createStore().get(signOutMarkerAtom)
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${SIGNED_OUT_COOKIE}=1; path=/`
  expect(await note.read()).toEqual({ discards: null })
  await note.remove()
  expect(document.cookie).not.toContain(SIGNED_OUT_COOKIE)
})
