import { atom } from 'jotai'
import { SIGNED_OUT_COOKIE, toCookieName } from '#contract/cookies.ts'
import type { UserId } from '#contract/ids.ts'
import { del, get, set, updateStored } from './keyval.ts'

/**
 * A sign-out that the server has not confirmed yet, and the member whose waiting actions still have to be discarded.
 */
export type SignOutMarker = { discards: UserId | null }

const STORED = 'signOut'
/** As long as a session may live. */
const COOKIE_SECONDS = 365 * 86_400

/**
 * Where a sign-out is noted until the server has confirmed it: durably, and in a cookie, by which the server answers as
 * to a visitor from then on. A browser that is killed may lose the cookie; the next start writes it again. Where
 * storage is forbidden the cookie alone must do.
 */
export const signOutMarkerAtom = atom({
  read: async (): Promise<SignOutMarker | null> => {
    const stored = await get<SignOutMarker>(STORED).catch(() => undefined)
    return stored ?? (hasCookie() ? { discards: null } : null)
  },
  write: async (marker: SignOutMarker): Promise<void> => {
    setCookie('1', COOKIE_SECONDS)
    await set(STORED, marker).catch(() => undefined)
  },
  /** The waiting actions are discarded. Never brings back a marker that the server's answer has removed meanwhile. */
  forgetDiscards: (): Promise<void> =>
    updateStored<SignOutMarker>(STORED, () => ({ discards: null })).catch(() => undefined),
  remove: async (): Promise<void> => {
    setCookie('', 0)
    await del(STORED).catch(() => undefined)
  },
})

const isSecure = () => location.protocol === 'https:'
const nameHere = () => toCookieName(SIGNED_OUT_COOKIE, isSecure())

const hasCookie = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${nameHere()}=`))

function setCookie(value: string, maxAge: number): void {
  const secure = isSecure() ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new, and this must hold at once
  document.cookie = `${nameHere()}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}
