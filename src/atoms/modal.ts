import { atom } from 'jotai'

/** What can lie above the page. A showtime is not among them: it stands in the URL (`?showtime=`). */
export type Modal = { type: 'login' } | { type: 'darkMode' }

/** The open modal, or null. At most one. */
export const modalAtom = atom<Modal | null>(null)

/** What a visitor meant to do; it goes on after signing in (E2b), also by another way than the modal. */
export const pendingIntentAtom = atom<{ run: () => void } | null>(null)

/** Opens the login overlay and remembers what goes on once somebody has signed in. */
export const signInForAtom = atom(null, (_get, set, run: () => void) => {
  set(pendingIntentAtom, { run })
  set(modalAtom, { type: 'login' })
})

/** Closes the modal. Whoever closes the login without signing in meant something else: the intent is forgotten. */
export const closeModalAtom = atom(null, (_get, set) => {
  set(modalAtom, null)
  set(pendingIntentAtom, null)
})

/** Goes on with what was meant, once. */
export const resumeIntentAtom = atom(null, (get, set) => {
  const intent = get(pendingIntentAtom)
  set(closeModalAtom)
  intent?.run()
})
