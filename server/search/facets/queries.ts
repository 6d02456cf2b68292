import { and, type SQL, sql } from 'drizzle-orm'
import type { Filter } from './filter.ts'

/** Condition: the entry `e` is found with these filters. */
export function isFiltered(filter: Filter | null): SQL {
  if (filter === null) return sql`true`
  const { groups, years } = filter
  const conditions = Object.values(groups).map((group) => sql`e.facets && ${sql.param(group)}::text[]`)
  if (years !== null) conditions.push(sql`e.year between ${years.first} and ${years.last}`)
  return and(...conditions) ?? sql`true`
}
