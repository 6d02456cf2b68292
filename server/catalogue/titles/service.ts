import * as z from 'zod/mini'
import { toBerlinDate } from '#contract/berlin.ts'
import type { TitleOrder, TitlesAsked, TitlesQuery } from '#contract/titles.ts'
import type { Db } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { pageOf } from '../../http/pageOf.ts'
import { readPosition, toPosition } from '../../http/position.ts'
import { listProviderNames, listTitlePlaces, type TitleFilter, type TitlePage, type Titles } from './queries.ts'
import { FEW, totalOf } from './totals/service.ts'

const TITLES_PER_PAGE = 24

type Page = { ids: string[]; nextPage: number | string | null; filters: TitlesAsked }

/**
 * A page of a list of titles: their ids in order, with how many there are in all.
 *
 * @throws ProblemError `malformed` for a position that is none of this list
 */
export async function readTitlesPage(db: Db, titles: Titles, query: TitlesQuery, now: Date): Promise<Page> {
  const { genre = [], year = null, country = null, order = 'popularity', page } = query
  const filter = toFilter(query, now)
  const list = `${titles === movies ? 'movies' : 'series'} ${order}`
  const part = toPart(page, list, order)
  const [total, providers] = await Promise.all([
    totalOf(db, titles, filter, now),
    listProviderNames(db, filter.providers),
  ])
  const found = await listTitlePlaces(db, titles, filter, order, part, total <= FEW)
  const shown = found.slice(0, TITLES_PER_PAGE)
  const last = shown.at(-1)
  const next = (value: number, id: string) => (typeof page === 'number' ? page + 1 : toPosition(list, [value, id]))
  return {
    ids: shown.map(({ id }) => id),
    nextPage: last && found.length > shown.length ? next(last.value, last.id) : null,
    filters: { genre, year, country, provider: providers, order, total },
  }
}

function toPart(page: TitlesQuery['page'], list: string, order: TitleOrder): TitlePage {
  const { offset, limit } = pageOf(typeof page === 'number' ? page : 1, TITLES_PER_PAGE)
  if (typeof page !== 'string') return { offset, limit, after: null }
  const isWhole = order === 'popularity' || order === 'start'
  const [value, id] = readPosition(page, list, isWhole ? wholePlace : place)
  return { offset: 0, limit, after: { value, id } }
}

const Id = z.string().check(z.maxLength(200))
const place = z.tuple([z.number(), Id])
const wholePlace = z.tuple([z.int32(), Id])

/** The filter of a request, for the day on which it is made. */
export function toFilter(query: Omit<TitlesQuery, 'order' | 'page'>, now: Date): TitleFilter {
  const { genre = [], year, country = null, provider = [] } = query
  return {
    genres: genre,
    years: year === undefined ? null : toYears(year),
    country,
    providers: provider,
    today: toBerlinDate(now),
  }
}

function toYears(span: string): { first: number; last: number } {
  const [first = 0, last = first] = span.split('-').map(Number)
  return { first, last }
}
