import { notFound } from '@tanstack/react-router'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { sessionKnownAtom } from '../../../atoms/core/session.ts'
import { isOwnListAtom } from '../../../atoms/lists/lists.ts'
import { listRef, listsRef } from '../../../atoms/lists/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type ListsInput = LoaderInput & { deps: { order?: 'newest' } }
type ListInput = LoaderInput & { params: { permalink: string } }

const isBrowser = (): boolean => typeof document !== 'undefined'

/** Loads public lists. The member's own are on the device. */
export async function loadLists({ context: { store }, deps, abortController: { signal } }: ListsInput) {
  const loading = store.set(loadResourceAtom, listsRef(deps), { signal })
  // A member's own lists stand above: their place is known with the session.
  if (isBrowser()) await store.get(sessionKnownAtom)
  await awaitAtOnce(loading)
  return { query: deps }
}

/** Loads a list with its titles; the member's own also when the server does not know it yet. */
export async function loadList({ context: { store }, params, abortController: { signal } }: ListInput) {
  if (isBrowser()) await store.get(sessionKnownAtom)
  const isOwn = isBrowser() && (await store.set(isOwnListAtom, params.permalink))
  const loading = store.set(loadResourceAtom, listRef(params.permalink), { signal })
  if (isOwn) return
  const list = await loading
  if (list.state === 'failed' && list.failure.reason === 'notFound') throw notFound()
}
