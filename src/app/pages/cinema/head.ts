import { toThingPath } from '#contract/things.ts'
import { cinemaRef } from '../../../atoms/cinema/refs.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import * as texts from '../../../texts/cinema.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { toTheaterJsonLd } from '../../core/screeningEvents.ts'

type CinemaHeadInput = { match: { context: { store: Store } }; params: { permalink: string } }

/** A cinema's page; its days are views of it. */
export async function cinemaHead({ match, params }: CinemaHeadInput) {
  const { store } = match.context
  const found = pickResource(store.get(resourcesAtom), cinemaRef(params.permalink))
  const cinema = found.state === 'idle' ? null : (found.last?.data ?? null)
  if (!cinema) return {}
  return toPageHead(store, {
    title: texts.cinemaTitle(cinema.name, cinema.city),
    description: texts.cinemaDescription(cinema.name, cinema.street, cinema.city),
    path: toThingPath('cinemas', cinema.permalink),
    trail: import.meta.env.SSR && [
      'cinemas',
      [
        [cinema.city, `/kinos?city=${encodeURIComponent(cinema.citySlug)}`],
        [cinema.name, toThingPath('cinemas', cinema.permalink)],
      ],
    ],
    jsonLd: import.meta.env.SSR && toTheaterJsonLd(cinema, store.get(originAtom)),
  })
}
