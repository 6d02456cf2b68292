import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { citiesRef } from '../../../atoms/place/refs.ts'
import * as cinemas from '../../../texts/pages/cinemas.ts'
import * as directory from '../../../texts/pages/directory.ts'
import { findStaticPage } from '../../../texts/pages/staticPages.ts'
import { support } from '../../../texts/pages/support.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'

type HeadInput = { match: { context: { store: Store } } }

export async function staticPageHead({ match, params }: HeadInput & { params: { name: string } }) {
  const page = findStaticPage(params.name)
  if (!page) return {}
  return toPageHead(match.context.store, {
    title: page.title,
    description: page.lead,
    path: `/pages/${params.name}`,
  })
}

export async function supportHead({ match }: HeadInput) {
  return toPageHead(match.context.store, {
    title: support.title,
    description: support.lead,
    path: '/support',
  })
}

export async function directoryHead({ match }: HeadInput) {
  const { directoryTitle: title, directoryDescription: description } = directory
  return toPageHead(match.context.store, { title, description, path: '/sitemaps' })
}

/** Each city's list is a page of its own. */
export async function cinemasHead({
  match,
}: {
  match: HeadInput['match'] & { search: { city?: string | undefined } }
}) {
  const { store } = match.context
  const { city } = match.search
  const cities = pickResource(store.get(resourcesAtom), citiesRef)
  const known = cities.state === 'idle' ? [] : (cities.last?.data.items ?? [])
  const name = known.find(({ slug }) => slug === city)?.name ?? null
  return toPageHead(store, {
    title: cinemas.cinemasTitle(name),
    description: cinemas.cinemasDescription(name),
    path: name ? `/kinos?city=${city}` : '/kinos',
  })
}
