import type * as z from 'zod/mini'
import type { resultsCall } from '#contract/search.ts'
import type { Db } from '../../db/client.ts'
import { countFacets } from '../facets/countFacets.ts'
import { toFilter } from '../facets/filter.ts'
import { count, firstOfEach, rankAll } from '../ranked/service.ts'
import { readAll } from '../shown/service.ts'

const RESULTS_PER_PAGE = 24

type ResultsQuery = z.output<(typeof resultsCall)['query']>
type Results = z.input<(typeof resultsCall)['answer']>

/** A page of what was found, ranked as suggestions are, but nothing is put forward. */
export async function listResults(db: Db, asked: ResultsQuery, now: Date): Promise<Results> {
  const { q, class: classes = [], of_each: ofEach, page = 1 } = asked
  const filter = toFilter(asked)
  const { keys, all, looked, alike, correction } = await rankAll(db, q, filter, classes, now)
  const isAsked = ({ itemClass }: (typeof keys)[number]) => classes.length === 0 || classes.includes(itemClass)
  const wanted = keys.filter(isAsked)
  const start = (page - 1) * RESULTS_PER_PAGE
  const end = start + RESULTS_PER_PAGE
  const shown = ofEach === undefined ? wanted.slice(start, end) : firstOfEach(wanted, ofEach)
  return {
    items: await readAll(db, shown),
    nextPage: ofEach === undefined && wanted.length > end ? page + 1 : null,
    filters: {
      ...{ q, class: classes, genre: asked.genre ?? [], year: asked.year ?? null },
      ...{ job: asked.job ?? null, city: asked.city ?? null },
      counts: count(all),
      total: wanted.length,
      facets: classes.length === 1 ? countFacets(looked.filter(isAsked), filter) : null,
      ...{ alike, correction },
    },
  }
}
