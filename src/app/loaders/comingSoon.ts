import { notFound } from '@tanstack/react-router'
import { findComingPlace } from '../../texts/comingSoon.ts'

/** Lets the planned places pass; anything else is a 404. */
export function loadComingSoon({ params }: { params: { _splat?: string | undefined } }) {
  const place = findComingPlace(`/${params._splat ?? ''}`)
  if (place === null) throw notFound()
  return place
}
