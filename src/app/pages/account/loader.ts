import { loadAccountAtom } from '../../../atoms/account/account.ts'
import { sessionKnownAtom } from '../../../atoms/core/session.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** The account and its sessions, for a member. */
export async function loadAccount({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  await awaitAtOnce(store.set(loadAccountAtom, { signal }))
}
