import { notFound } from '@tanstack/react-router'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { personRef } from '../../../atoms/person/refs.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type PersonInput = LoaderInput & { params: { permalink: string } }

/** A person with films and series. */
export async function loadPerson({ context: { store }, params, abortController }: PersonInput) {
  const found = await store.set(loadResourceAtom, personRef(params.permalink), { signal: abortController.signal })
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}
