import { atom } from 'jotai'
import { sessionAtom } from '../core/session.ts'

export type Menu = 'mobile' | 'user'

/** Which menu was opened, and for which kind of session. */
const openedAtom = atom<{ menu: Menu; session: string } | null>(null)

/** The open menu of the header: at most one, and none after a sign-in or sign-out (A2). */
export const menuAtom = atom((get): Menu | null => {
  const opened = get(openedAtom)
  return opened?.session === get(sessionAtom).type ? opened.menu : null
})

/** Opens a menu and closes the other; toggling the open one closes it. */
export const toggleMenuAtom = atom(null, (get, set, menu: Menu) => {
  set(openedAtom, get(menuAtom) === menu ? null : { menu, session: get(sessionAtom).type })
})

export const closeMenuAtom = atom(null, (_get, set) => set(openedAtom, null))
