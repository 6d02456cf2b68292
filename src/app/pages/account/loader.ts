import { loadAccountAtom } from '../../../atoms/account/account.ts'
import { sessionKnownAtom } from '../../../atoms/core/session.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** The account and its sessions, for a member. */
export async function loadAccount({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  await awaitOnServer(store.set(loadAccountAtom, { signal }))
}
