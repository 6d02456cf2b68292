import { and, arrayContains, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PeopleOrder, PersonJob } from '#contract/people.ts'
import type { Db } from '../../../db/client.ts'
import { people } from '../../../db/schema/catalogue.ts'

export type PeopleFilter = {
  /** `a` to `z`, or `other`. */
  letter: string | null
  job: PersonJob | null
  /** As the column has it: 320 on 20 March. */
  birthday: number | null
}

export type ListedPerson = Pick<
  typeof people.$inferSelect,
  'id' | 'permalink' | 'name' | 'jobs' | 'born' | 'died' | 'popularity' | 'sortKey'
>

/** The part of a list that a page shows: behind a person, or from a row on (pages that are asked for by number). */
export type PeoplePage = { limit: number; after: PersonPlace | null; offset: number }

/** The place of a person in an order: the popularity or the sort key, and the id. */
type PersonPlace = { value: number | string; id: string }

/** People by a column and their id; both orders have an index, which is read backwards for the popularity. */
export async function listPeople(
  db: Db,
  filter: PeopleFilter,
  order: PeopleOrder,
  { after, offset, limit }: PeoplePage,
): Promise<ListedPerson[]> {
  const { id, permalink, name, jobs, born, died, popularity, sortKey } = people
  const isByName = order === 'name'
  const isBehind = ({ value, id: last }: PersonPlace) =>
    isByName
      ? sql`(${sortKey}, ${id}) > (${value}::text, ${last}::text)`
      : sql`(${popularity}, ${id}) < (${value}::int, ${last}::text)`
  return db
    .select({ id, permalink, name, jobs, born, died, popularity, sortKey })
    .from(people)
    .where(and(matching(filter), after === null ? undefined : isBehind(after)))
    .orderBy(...(isByName ? [asc(sortKey), asc(id)] : [desc(popularity), desc(id)]))
    .offset(offset)
    .limit(limit)
}

export function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  return db.$count(people, matching(filter))
}

/** The most popular people. */
export async function listPopularPeople(db: Db, limit: number): Promise<{ permalink: string; name: string }[]> {
  return db
    .select({ permalink: people.permalink, name: people.name })
    .from(people)
    .orderBy(desc(people.popularity), desc(people.id))
    .limit(limit)
}

function matching({ letter, job, birthday }: PeopleFilter): SQL | undefined {
  return and(
    letter === null ? undefined : beginsWith(letter),
    job === null ? undefined : arrayContains(people.jobs, [job]),
    birthday === null ? undefined : eq(people.birthday, birthday),
  )
}

/** Sort keys are compared byte by byte: `{` comes after `z`. */
const AFTER_Z = '{'

function beginsWith(letter: string): SQL | undefined {
  if (letter === 'other') return or(lt(people.sortKey, 'a'), gte(people.sortKey, AFTER_Z))
  return and(gte(people.sortKey, letter), lt(people.sortKey, String.fromCharCode(letter.charCodeAt(0) + 1)))
}
