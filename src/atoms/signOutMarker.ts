import { del, get, set } from 'idb-keyval'
import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'

/** Somebody signed out, and the server has not confirmed it yet; whose waiting actions still have to be discarded. */
export type SignOutMarker = { discards: UserId | null }

const STORED = 'signOut'
/** `SIGNED_OUT_COOKIE`, written out: every page loads this, and few need the contract. A test compares. */
export const MARKER_COOKIE = 'signed-out'
/** As long as a session may live. */
const COOKIE_SECONDS = 365 * 86_400

/**
 * Where a sign-out is noted until the server has confirmed it: durably, and in a cookie, by which the server answers as
 * to a visitor from then on. A browser that is killed may lose the cookie; the next start writes it again. Where storage
 * is forbidden the cookie alone must do.
 */
export const signOutMarkerAtom = atom({
  read: async (): Promise<SignOutMarker | null> => {
    const stored = await get<SignOutMarker>(STORED).catch(() => undefined)
    return stored ?? (document.cookie.includes(`${MARKER_COOKIE}=`) ? { discards: null } : null)
  },
  write: async (marker: SignOutMarker): Promise<void> => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new, and this must hold at once
    document.cookie = `${MARKER_COOKIE}=1; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`
    await set(STORED, marker).catch(() => undefined)
  },
  remove: async (): Promise<void> => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${MARKER_COOKIE}=; path=/; max-age=0; samesite=lax`
    await del(STORED).catch(() => undefined)
  },
})
