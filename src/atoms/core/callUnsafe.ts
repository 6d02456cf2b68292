import { atom, type Getter, type Setter } from 'jotai'
import type { Answer, Call } from '#contract/call.ts'
import { logoutCall } from '#contract/session.ts'
import type { CallInput, Reply } from '../../sync/api.ts'
import { createXsrf } from '../../sync/xsrf.ts'
import { apiAtom } from './context.ts'
import { showCsrfToken } from './csrfMeta.ts'
import { reachableAtom } from './reachable.ts'
import { signOutMarkerAtom } from './signOutMarker.ts'

/** The storage of the XSRF token: the page's cookies, or a stand-in. */
export const cookieAtom = atom<{ read: () => string }>({ read: () => document.cookie })

/** The place where the page shows its XSRF token, or a stand-in. */
export const csrfMetaAtom = atom<{ show: (token: string) => void }>({ show: (token) => showCsrfToken(token) })

/** One for the store, so that calls at the same time share a refresh. */
const xsrfAtom = atom((get) =>
  createXsrf(
    get(apiAtom).call,
    () => get(cookieAtom).read(),
    (token) => get(csrfMetaAtom).show(token),
  ),
)

/** Runs alone among the tabs of this device; where browsers have no locks it simply runs. */
const sessionLockAtom = atom<{ run: <T>(work: () => Promise<T>) => Promise<T> }>({
  run: (work) => (navigator.locks ? (navigator.locks.request('session', work) as ReturnType<typeof work>) : work()),
})

/**
 * Tells the server of a sign-out that it has not heard of (B10). Its note stays until the server has confirmed it.
 *
 * @returns the server's answer; null when there was nothing to tell.
 */
export const settleSignOutAtom = atom(null, async (get, set): Promise<Reply<unknown> | null> => {
  const note = get(signOutMarkerAtom)
  if ((await note.read()) === null) return null
  return get(sessionLockAtom).run(async () => {
    // Another tab may have sent the sign-out, or a member has signed in.
    const marker = await note.read()
    if (marker === null) return null
    // A browser that was killed has lost the cookie.
    await note.write(marker)
    const reply = await ask(get, (headers) => get(apiAtom).call(logoutCall, { headers }))
    set(reachableAtom, reply)
    // A marker that still names actions to discard stays until they are discarded, and is settled again then.
    if (reply.kind === 'ok' && marker.discards === null) await note.remove()
    return reply
  })
})

/**
 * For atoms whose unsafe call does not go by the outbox (sign-in, registration, …): makes it with the XSRF token. A
 * refused token is renewed and the call sent once more; nothing else is repeated. A sign-out that waits for the server
 * goes first; where the server refuses that, the call goes all the same: a login ends the former session too.
 *
 * @returns the reply as it is: `reportProblemAtom` says it, or a form shows it.
 */
export async function callUnsafe<C extends Call>(
  get: Getter,
  set: Setter,
  call: C,
  input: Omit<CallInput<C>, 'headers'> = {},
): Promise<Reply<Answer<C>>> {
  const send = (headers: TokenHeaders) => get(apiAtom).call(call, { ...input, headers } as CallInput<C>)
  const reply = await withToken(get, set, send)
  set(reachableAtom, reply)
  return reply
}

type TokenHeaders = Readonly<Record<string, string>>

/**
 * The same for what the api does not send.
 *
 * @param send sends it with these headers; called once more where the first token was refused.
 */
export async function withToken<T>(
  get: Getter,
  set: Setter,
  send: (headers: TokenHeaders) => Promise<Reply<T>>,
): Promise<Reply<T>> {
  const settled = await set(settleSignOutAtom)
  return settled?.kind === 'unreachable' ? settled : ask(get, send)
}

async function ask<T>(get: Getter, send: (headers: TokenHeaders) => Promise<Reply<T>>): Promise<Reply<T>> {
  const xsrf = get(xsrfAtom)
  const token = await xsrf.read()
  if (token === null) return { kind: 'unreachable' }
  const first = await send({ 'x-xsrf-token': token })
  if (first.kind !== 'problem' || first.code !== 'xsrf') return first
  const fresh = await xsrf.refresh(token)
  return fresh === null ? { kind: 'unreachable' } : send({ 'x-xsrf-token': fresh })
}
