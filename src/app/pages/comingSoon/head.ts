import { findComingPlace } from '../../../texts/comingSoon.ts'
import { pageTitle } from '../../../texts/head.ts'

/** A place without a screen is nothing for search engines. */
export async function comingSoonHead({ params }: { params: { _splat?: string | undefined } }) {
  const place = findComingPlace(`/${params._splat ?? ''}`)
  return { meta: [{ name: 'robots', content: 'noindex' }, ...(place ? [{ title: pageTitle(place.title) }] : [])] }
}
