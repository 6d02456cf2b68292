import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { ownerAtom, sessionKnownAtom } from '../../../atoms/core/session.ts'
import { friendshipsRef } from '../../../atoms/friends/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** Friends and requests, for a member. */
export async function loadFriendships({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  if (store.get(ownerAtom) === null) return
  await awaitAtOnce(store.set(loadResourceAtom, friendshipsRef, { signal }))
}
