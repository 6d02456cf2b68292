import type * as z from 'zod/mini'
import type { AtHomeFilters, AtHomeList, AtHomeQuery, AtHomeTitle } from '#contract/atHome.ts'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import type { OfferModel } from '#contract/consumptions.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { readTitleSummaries } from '../../catalogue/service.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import type { OfferRow } from '../rows.ts'
import * as queries from './queries.ts'

const ITEMS_PER_PAGE = 36
/** How long a disc counts as new, and a platform's offer as new or as about to end, in days. */
const DISC_DAYS = 90
const STREAMING_DAYS = 30

/** Titles on disc or on platforms, with the counts of each filter. */
export async function listAtHome(db: Db, list: AtHomeList, query: AtHomeQuery, now: Date) {
  const { page = 1, ...filter } = query
  const span = toSpan(list, toBerlinDate(now))
  const oncePerTitle = list === 'tips'
  const at = pageOf(page, ITEMS_PER_PAGE)
  const [found, filters] = await Promise.all([
    oncePerTitle
      ? queries.listByScore(db, span, filter, at)
      : queries.listByDay(db, span, filter, { order: isForwards(list) ? 'asc' : 'desc', ...at }),
    readFilters(db, span, filter, oncePerTitle),
  ])
  return {
    items: await toItems(db, span, filter, found.slice(0, ITEMS_PER_PAGE), oncePerTitle),
    nextPage: found.length > ITEMS_PER_PAGE ? page + 1 : null,
    filters,
  }
}

const isForwards = (list: AtHomeList) => list === 'upcoming-discs' || list === 'ending'

function toSpan(list: AtHomeList, today: CalendarDate): queries.Span {
  const disc = { kind: 'disc', by: 'availableFrom', today } as const
  switch (list) {
    case 'discs':
    case 'tips':
      return { ...disc, from: addDays(today, -DISC_DAYS), until: today }
    case 'upcoming-discs':
      return { ...disc, from: addDays(today, 1), until: null }
    case 'streaming':
      return { kind: 'streaming', by: 'availableFrom', from: addDays(today, -STREAMING_DAYS), until: today, today }
    case 'ending':
      return { kind: 'streaming', by: 'availableUntil', from: today, until: addDays(today, STREAMING_DAYS), today }
  }
}

async function readFilters(
  db: Db,
  span: queries.Span,
  filter: Omit<AtHomeQuery, 'page'>,
  oncePerTitle: boolean,
): Promise<z.input<typeof AtHomeFilters>> {
  const countBy = (facet: Parameters<typeof queries.countBy>[3]) =>
    queries.countBy(db, span, filter, facet, oncePerTitle)
  const [total, provider, model, genre, type] = await Promise.all([
    queries.countAll(db, span, filter, oncePerTitle),
    countBy('provider'),
    countBy('model'),
    countBy('genre'),
    countBy('type'),
  ])
  return {
    provider: filter.provider ?? [],
    model: filter.model ?? [],
    genre: filter.genre ?? [],
    type: filter.type ?? null,
    total,
    counts: {
      provider,
      genre,
      model: model.map(({ value, count }) => ({ value: value as OfferModel, count })),
      type: type.map(({ value, count }) => ({ value: value as OfferRow['itemType'], count })),
    },
  }
}

async function toItems(
  db: Db,
  span: queries.Span,
  filter: Omit<AtHomeQuery, 'page'>,
  found: readonly queries.Found[],
  oncePerTitle: boolean,
): Promise<z.input<typeof AtHomeTitle>[]> {
  const [titles, offers] = await Promise.all([
    readTitleSummaries(db, found),
    queries.listOffersOf(db, span, filter, found),
  ])
  return found.flatMap(({ type, id, date }) => {
    const title = titles.get(`${type}/${id}`)
    if (!title) return []
    const own = offers.filter(
      (offer) => offer.itemType === type && offer.itemId === id && (oncePerTitle || offer[span.by] === date),
    )
    return [{ title, date, offers: own.map(toOffer) }]
  })
}

function toOffer({ id, provider, model, price, quality }: OfferRow) {
  const { slug, name, url } = provider
  return { id, provider: { slug, name, url }, model, price, quality }
}
