import { notFound } from '@tanstack/react-router'
import { personCall } from '#contract/people.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type PersonInput = LoaderInput & { params: { permalink: string } }

/** A person with films and series. */
export async function loadPerson({ context: { store }, params, abortController }: PersonInput) {
  const person = { params: { id: params.permalink } }
  const found = await store.set(loadResourceAtom, personCall, person, { signal: abortController.signal })
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}
