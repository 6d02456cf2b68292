import { notFound } from '@tanstack/react-router'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { findComingPlace } from '../../../texts/comingSoon.ts'
import { shelfRefs } from '../../../views/comingSoon/shelfRefs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type ComingInput = LoaderInput & { params: { _splat?: string | undefined } }

/** Lets the planned places pass, with what serves until then; anything else is a 404. */
export async function loadComingSoon({ context: { store }, params, abortController: { signal } }: ComingInput) {
  const place = findComingPlace(`/${params._splat ?? ''}`)
  if (place === null) throw notFound()
  if (place.shelf === undefined) return
  await awaitAtOnce(store.set(loadResourceAtom, shelfRefs[place.shelf].reference, { signal }))
}
