// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://lichtspiel.example/" }
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { SIGNED_OUT_COOKIE, toCookieName } from '#contract/cookies.ts'
import { signOutMarkerAtom } from './signOutMarker.ts'

it('goes by a name that no other host can set, where the site is served by https', async () => {
  const name = toCookieName(SIGNED_OUT_COOKIE, true)
  const note = createStore().get(signOutMarkerAtom)
  await note.remove()
  // A cookie that another host of the domain has set is no sign-out.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, nor here
  document.cookie = `${SIGNED_OUT_COOKIE}=1; path=/`
  expect(await note.read()).toBeNull()
  await note.write({ discards: null })
  expect(document.cookie.split('; ')).toContain(`${name}=1`)
  await note.remove()
  expect(document.cookie.split('; ')).toEqual([`${SIGNED_OUT_COOKIE}=1`])
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${SIGNED_OUT_COOKIE}=; max-age=0; path=/`
})
