import { loadAccountAtom } from '../../atoms/account.ts'
import { sessionKnownAtom } from '../../atoms/session.ts'
import { awaitOnServer } from './awaitOnServer.ts'
import type { LoaderInput } from './loaderInput.ts'

/** The account and its sessions, for a member. */
export async function loadAccount({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  await awaitOnServer(store.set(loadAccountAtom, { signal }))
}
