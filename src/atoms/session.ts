import { atom } from 'jotai'
import type { Session } from '#contract/session.ts'

/** Who is signed in on this page; `AnonymousUser` until the initial session promise says otherwise (B8). */
export const sessionAtom = atom<Session>({ type: 'AnonymousUser' })

/** The signed-in user's id, or null: the owner of what this page queues. */
export const ownerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.type === 'RegisteredUser' ? session.id : null
})

/** Done once it is known who is signed in, as far as the device can tell. Whatever asks for a sign-in waits for it. */
export const sessionKnownAtom = atom<Promise<void>>(Promise.resolve())
