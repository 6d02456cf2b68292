import { notFound } from '@tanstack/react-router'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { ownerAtom, sessionKnownAtom } from '../../../atoms/core/session.ts'
import {
  profileArticlesRef,
  profileCommentsRef,
  profileDiaryRef,
  profileListsRef,
  profileRatingsRef,
  profileRef,
  toProfileParts,
} from '../../../atoms/profile/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput, Store } from '../../core/loaderInput.ts'

type ProfileInput = LoaderInput & { params: { id: string } }
type PageInput = LoaderInput & { params: { id: string; page: string }; deps: { order?: 'value' } }

/** Loads a member with the parts of a profile. The answers for a reader need the session, so it is awaited. */
export async function loadProfile({ context: { store }, params: { id }, abortController: { signal } }: ProfileInput) {
  await store.get(sessionKnownAtom)
  await loadParts(store, id, signal)
}

/** Loads the member's own profile, by id: a name may be anything. Nothing for a visitor. */
export async function loadOwnProfile({ context: { store }, abortController: { signal } }: LoaderInput) {
  await store.get(sessionKnownAtom)
  const owner = store.get(ownerAtom)
  if (owner !== null) await loadParts(store, owner, signal, true)
}

async function loadParts(store: Store, id: string, signal: AbortSignal, isOwn = false): Promise<void> {
  const parts = Promise.all(
    Object.values(toProfileParts(id)).map((part) => store.set(loadResourceAtom, part, { signal })),
  )
  const profile = store.set(loadResourceAtom, profileRef(id), { signal })
  if (isOwn) await awaitAtOnce(profile)
  else {
    const found = await profile
    if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
  }
  await awaitAtOnce(parts)
}

/** One part of a profile, page by page. */
export async function loadProfilePage({ context: { store }, params, deps, abortController }: PageInput) {
  await store.get(sessionKnownAtom)
  const options = { signal: abortController.signal }
  const load = () => {
    switch (params.page) {
      case 'filmbewertungen':
      case 'serienbewertungen':
        return store.set(loadResourceAtom, profileRatingsRef(params.id, toRatingsQuery(params.page, deps)), options)
      case 'listen':
        return store.set(loadResourceAtom, profileListsRef(params.id), options)
      case 'kommentare':
        return store.set(loadResourceAtom, profileCommentsRef(params.id), options)
      case 'artikel':
        return store.set(loadResourceAtom, profileArticlesRef(params.id), options)
      case 'tagebuch':
        return store.set(loadResourceAtom, profileDiaryRef(params.id), options)
      default:
        throw notFound()
    }
  }
  const part = load()
  const profile = await store.set(loadResourceAtom, profileRef(params.id), options)
  if (profile.state === 'failed' && profile.failure.reason === 'notFound') throw notFound()
  await awaitAtOnce(part)
  return { query: toRatingsQuery(params.page, deps) }
}

const toRatingsQuery = (page: string, deps: { order?: 'value' }) => ({
  type: page === 'serienbewertungen' ? ('series' as const) : ('movies' as const),
  ...deps,
})
