import { atom } from 'jotai'
import type { SignupForm } from '#contract/signup.ts'
import type { Reply } from '../../sync/api.ts'
import type { Register } from '../../sync/userApi.ts'
import { withToken } from '../core/callUnsafe.ts'
import { type ProblemKind, toFieldErrors, toHandling } from '../core/problems.ts'
import { reachableAtom } from '../core/reachable.ts'
import { loadSettingsAtom } from '../core/settings.ts'
import { trackAtom } from '../tracking/tracking.ts'

/** The form as it is typed; the product's domain is added here. */
export type TypedSignup = Omit<SignupForm, 'registration_domain'>

/**
 * The outcome of a registration.
 *
 * - `faults`: the first sentence for each field that the server refused.
 * - `refused`: for a reason that belongs to no field.
 */
export type SignupOutcome =
  | { kind: 'done' }
  | { kind: 'faults'; faults: Readonly<Record<string, string>> }
  | { kind: 'refused'; problem: ProblemKind }

/** Imported on registration only. */
const register: Register = async (registration) => {
  const { createRegister } = await import('../../sync/userApi.ts')
  return createRegister((input, init) => globalThis.fetch(input, init))(registration)
}

/** Sends registrations, or a stand-in. */
export const registerAtom = atom<{ send: Register }>({ send: register })

/** Registers. Counted here, so that a success page that is opened again counts nothing (B5). */
export const signUpAtom = atom(null, async (get, set, typed: TypedSignup): Promise<SignupOutcome> => {
  const settings = await set(loadSettingsAtom)
  if (settings === null) return { kind: 'refused', problem: 'unreachable' }
  const { user_api_base: base, registration_domain } = settings
  const form = { ...typed, registration_domain }
  const { send } = get(registerAtom)
  // A server of another site gets no token of ours, and its answers tell nothing about our server.
  if (!base.startsWith('/')) return set(takeAnswerAtom, await send({ base, form }))
  const reply = await withToken(get, set, (headers) => send({ base, form, headers }))
  set(reachableAtom, reply)
  return set(takeAnswerAtom, reply)
})

const takeAnswerAtom = atom(null, (_get, set, reply: Reply<unknown>): SignupOutcome => {
  if (reply.kind === 'ok') {
    void set(trackAtom, { event: 'Signup Complete' })
    set(signupDraftAtom, emptyDraft)
    return { kind: 'done' }
  }
  const faults = toFieldErrors(reply)
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults }
  return { kind: 'refused', problem: toHandling(reply)?.kind ?? 'failed' }
})

/** The typed form, kept while a visitor goes to the login and back; the password is not kept. */
export type SignupDraft = { username: string; email: string; wantsNewsletter: boolean }

const emptyDraft: SignupDraft = { username: '', email: '', wantsNewsletter: false }

export const signupDraftAtom = atom<SignupDraft>(emptyDraft)
