import { toBerlinDate } from '#contract/berlin.ts'
import { ConsumptionKind, type ConsumptionsQuery } from '#contract/consumptions.ts'
import { listNextInCinemas } from '../cinema/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { readThingId } from '../things/service.ts'
import * as change from './change/service.ts'
import * as dated from './dated/service.ts'
import * as queries from './queries.ts'
import { toConsumption } from './toConsumption.ts'

/** For reminders. */
export const readDatedOffer = dated.readDatedOffer
/** For whoever brings offers. */
export const changeOffers = change.changeOffers

/** Of a film that runs everywhere; the rest stands with its showtimes. */
const CINEMAS = 6
const ITEMS_PER_PAGE = 60

/**
 * Where a title can be seen now: in cinemas of a place, on platforms, on disc, on television. Who asks for a model
 * means offers that have one.
 *
 * @throws ProblemError `not_found` for an unknown title.
 */
export async function listConsumptions(
  db: Db,
  title: { type: queries.TitleType; id: string },
  query: ConsumptionsQuery,
  now: Date,
) {
  const { kind = [], model = [], page = 1 } = query
  const id = await readThingId(db, title.type, title.id)
  const kinds = kind.length === 0 ? ConsumptionKind.options : kind
  const wantsCinemas = title.type === 'movies' && kinds.includes('cinema') && model.length === 0
  const [cinemas, offers] = await Promise.all([
    wantsCinemas ? listNextInCinemas(db, id, query, now) : null,
    queries.listOffers(
      db,
      { type: title.type, id },
      { kinds: kinds.filter((each) => each !== 'cinema'), models: model, today: toBerlinDate(now), now },
    ),
  ])
  const all = [
    ...(cinemas?.items ?? []).slice(0, CINEMAS).map((item) => ({ kind: 'cinema' as const, ...item })),
    ...offers.map(toConsumption).filter((item) => item !== null),
  ]
  const { offset, limit } = pageOf(page, ITEMS_PER_PAGE)
  return {
    items: all.slice(offset, offset + ITEMS_PER_PAGE),
    nextPage: all.length >= offset + limit ? page + 1 : null,
    filters: { ...(cinemas?.filters ?? toAsked(query)), kind, model },
  }
}

/** Where no cinema is looked for, the place is what was asked. */
function toAsked({ city, location, coordinates }: ConsumptionsQuery) {
  return { city: city ?? null, cityName: null, location: location ?? null, coordinates: coordinates ?? null }
}
