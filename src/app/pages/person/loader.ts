import { notFound } from '@tanstack/react-router'
import { articlesAboutRef } from '../../../atoms/articles/refs.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { personRef } from '../../../atoms/person/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type PersonInput = LoaderInput & { params: { permalink: string } }

/** A person with films and series, and the articles about them, whose failure is not that of the page. */
export async function loadPerson({ context: { store }, params, abortController }: PersonInput) {
  const options = { signal: abortController.signal }
  const articles = store.set(loadResourceAtom, articlesAboutRef('people', params.permalink), options)
  const found = await store.set(loadResourceAtom, personRef(params.permalink), options)
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
  await awaitAtOnce(articles)
}
