import type * as z from 'zod/mini'
import { type PeopleQuery, PersonJob, type peopleCall } from '#contract/people.ts'
import type { Db } from '../../../db/client.ts'
import { pageOf } from '../../../http/pageOf.ts'
import { type KnownTitleRow, listKnownFor } from '../knownFor/queries.ts'
import * as queries from './queries.ts'

const PEOPLE_PER_PAGE = 30
/** Titles that a list names of each person. */
const KNOWN_FOR = 2

/** People of the catalogue, with how many there are in all. */
export async function listPeople(db: Db, query: PeopleQuery): Promise<z.input<(typeof peopleCall)['answer']>> {
  const { letter = null, job = null, birthday = null, page = 1 } = query
  const order = query.order ?? (letter === null ? 'popularity' : 'name')
  const filter = { letter, job, birthday: birthday === null ? null : Number(birthday.replace('-', '')) }
  const [found, total] = await Promise.all([
    queries.listPeople(db, filter, order, pageOf(page, PEOPLE_PER_PAGE)),
    queries.countPeople(db, filter),
  ])
  const rows = found.slice(0, PEOPLE_PER_PAGE)
  const ids = rows.map(({ id }) => id)
  const titles = await listKnownFor(db, ids, KNOWN_FOR)
  return {
    items: rows.map((row) => toSummary(row, titles)),
    nextPage: found.length > PEOPLE_PER_PAGE ? page + 1 : null,
    filters: { letter, job, birthday, order, total },
  }
}

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
