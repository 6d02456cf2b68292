import * as z from 'zod/mini'
import { type PeopleOrder, type PeopleQuery, PersonJob, type peopleCall } from '#contract/people.ts'
import type { Db } from '../../../db/client.ts'
import { pageOf } from '../../../http/pageOf.ts'
import { readPosition, toPosition } from '../../../http/position.ts'
import { type KnownTitleRow, listKnownFor } from '../knownFor/queries.ts'
import * as queries from './queries.ts'

const PEOPLE_PER_PAGE = 30
/** Titles that a list names of each person. */
const KNOWN_FOR = 2

/**
 * People of the catalogue, with how many there are in all.
 *
 * @throws ProblemError `malformed` for a position that is none of this list
 */
export async function listPeople(db: Db, query: PeopleQuery): Promise<z.input<(typeof peopleCall)['answer']>> {
  const { letter = null, job = null, birthday = null, page } = query
  const order = query.order ?? (letter === null ? 'popularity' : 'name')
  const filter = { letter, job, birthday: birthday === null ? null : Number(birthday.replace('-', '')) }
  const [found, total] = await Promise.all([
    queries.listPeople(db, filter, order, toPart(page, order)),
    queries.countPeople(db, filter),
  ])
  const rows = found.slice(0, PEOPLE_PER_PAGE)
  const last = rows.at(-1)
  const ids = rows.map(({ id }) => id)
  const titles = await listKnownFor(db, ids, KNOWN_FOR)
  return {
    items: rows.map((row) => toSummary(row, titles)),
    nextPage: last && found.length > rows.length ? toNextPage(page, order, last) : null,
    filters: { letter, job, birthday, order, total },
  }
}

const toList = (order: PeopleOrder) => `people ${order}`

function toNextPage(page: PeopleQuery['page'], order: PeopleOrder, last: queries.ListedPerson): number | string {
  if (typeof page === 'number') return page + 1
  return toPosition(toList(order), [order === 'name' ? last.sortKey : last.popularity, last.id])
}

function toPart(page: PeopleQuery['page'], order: PeopleOrder): queries.PeoplePage {
  const { offset, limit } = pageOf(typeof page === 'number' ? page : 1, PEOPLE_PER_PAGE)
  if (typeof page !== 'string') return { offset, limit, after: null }
  const [value, id] =
    order === 'name' ? readPosition(page, toList(order), byName) : readPosition(page, toList(order), byPopularity)
  return { offset: 0, limit, after: { value, id } }
}

const Id = z.string().check(z.maxLength(200))
const byName = z.tuple([z.string().check(z.maxLength(300)), Id])
const byPopularity = z.tuple([z.int32(), Id])

function toSummary(row: queries.ListedPerson, titles: readonly KnownTitleRow[]) {
  const { id, permalink, name, born, died } = row
  return {
    ...{ id, permalink, name, born, died },
    jobs: row.jobs.flatMap((job) => PersonJob.options.find((each) => each === job) ?? []),
    knownFor: titles
      .filter(({ personId }) => personId === id)
      .map(({ type, permalink, title, year }) => ({ type, permalink, title, year })),
  }
}
