import { atom, type Getter, type Setter } from 'jotai'
import type { Answer, Call } from '#contract/call.ts'
import type { CallInput, Reply } from '../sync/api.ts'
import { createXsrf } from '../sync/xsrf.ts'
import { apiAtom } from './context.ts'
import { reachableAtom } from './reachable.ts'

/** Where the XSRF token lies: the page's cookies, or a stand-in. */
export const cookieAtom = atom<{ read: () => string }>({ read: () => document.cookie })

/** One for the store, so that calls at the same time share a refresh. */
const xsrfAtom = atom((get) => createXsrf(get(apiAtom).call, () => get(cookieAtom).read()))

/**
 * For atoms whose unsafe call does not go by the outbox (sign-in, registration, …): makes it with the XSRF token. A
 * refused token is renewed and the call sent once more; nothing else is repeated.
 *
 * @returns the reply as it is: `reportProblemAtom` says it, or a form shows it.
 */
export async function callUnsafe<C extends Call>(
  get: Getter,
  set: Setter,
  call: C,
  input: Omit<CallInput<C>, 'headers'> = {},
): Promise<Reply<Answer<C>>> {
  const reply = await attempt(get, call, input)
  set(reachableAtom, reply)
  return reply
}

async function attempt<C extends Call>(
  get: Getter,
  call: C,
  input: Omit<CallInput<C>, 'headers'>,
): Promise<Reply<Answer<C>>> {
  const xsrf = get(xsrfAtom)
  const ask = (token: string) =>
    get(apiAtom).call(call, { ...input, headers: { 'x-xsrf-token': token } } as CallInput<C>)
  const token = await xsrf.read()
  if (token === null) return { kind: 'unreachable' }
  const first = await ask(token)
  if (first.kind !== 'problem' || first.code !== 'xsrf') return first
  const fresh = await xsrf.refresh(token)
  return fresh === null ? { kind: 'unreachable' } : ask(fresh)
}
