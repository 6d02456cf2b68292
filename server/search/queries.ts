import { type SQL, sql } from 'drizzle-orm'
import type { SearchItemClass } from '#contract/search.ts'
import type { Db } from '../db/client.ts'
import { images } from '../db/schema/media.ts'
import { searchEntries } from '../db/schema/search.ts'
import type { Filter } from './facets/filter.ts'
import { isFiltered } from './facets/queries.ts'
import { listIndexed } from './finders.ts'
import type { Query } from './query.ts'
import { containsWords, entry, isCalled, isPromoted, toFormsSql, toScore, WORTH } from './ranking/queries.ts'
import type { CalledKey, FoundRow, ItemClass } from './rows.ts'

/**
 * The number of matches that are ranked, the best known ones; exact matches of a name have as many places of their own.
 */
const CANDIDATES = 200

/**
 * Entries that contain every typed word, or a word that begins with it, the best first.
 *
 * @param promotedAt raises entries that editors promote at this moment, when their name begins with the typed text.
 * @param classes only these; without it, all.
 */
export async function findLiterally(
  db: Db,
  query: Query,
  limit: number,
  promotedAt: Date | null,
  classes?: readonly ItemClass[],
): Promise<FoundRow[]> {
  const forms = toFormsSql(query)
  const isAsked = classes ? sql`${entry.itemClass} = any(${sql.param(classes)}::text[])` : sql`true`
  const best = sql`order by ${entry.popularity} desc, ${entry.path} limit ${CANDIDATES}`
  const { rows } = await db.execute<FoundRow>(sql`
    with candidate as (
      (select e.* from ${searchEntries} as e where ${isCalled(forms)} and ${isAsked} ${best})
      union
      (select e.* from ${searchEntries} as e where ${containsWords(query, entry.haystack)} and ${isAsked} ${best})
    ), ranked as (
      select e.*, ${toScore(query, forms, promotedAt)} as score from candidate as e
    )
    ${selectFound(sql.raw('ranked'), limit, promotedAt)}`)
  return rows
}

/**
 * As `findLiterally`, but all matches, and their keys alone.
 *
 * @param mostOfEach the number of candidates of each class, the best known; exact matches of a name are added.
 * @param filter only what passes it.
 * @param classes only these; without it, all.
 */
export async function findAllLiterally(
  db: Db,
  query: Query,
  mostOfEach: number,
  filter: Filter | null = null,
  classes?: readonly SearchItemClass[],
): Promise<CalledKey[]> {
  const forms = toFormsSql(query)
  const passes = isFiltered(filter)
  const asked = listIndexed().flatMap(({ itemClass }) => (classes?.includes(itemClass) === false ? [] : [itemClass]))
  const { rows } = await db.execute<CalledKey>(sql`
    with candidate as (
      select e.* from ${searchEntries} as e where ${isCalled(forms)} and ${passes}
      union
      (select e.* from unnest(${sql.param(asked)}::text[]) as class (name)
        cross join lateral (
          select e.* from ${searchEntries} as e
          where ${entry.itemClass} = class.name and ${containsWords(query, entry.haystack)} and ${passes}
          order by ${entry.popularity} desc, ${entry.path} limit ${mostOfEach}
        ) as e)
    )
    select e.item_class as "itemClass", e.item_id as "itemId", e.year, e.facets, ${isCalled(forms)} as "isCalled",
      e.score - e.popularity >= ${WORTH.aliasBegins}::int as "isBegun"
    from (select e.*, ${toScore(query, forms, null)} as score from candidate as e) as e
    order by e.score desc, e.popularity desc, ${entry.path}`)
  return rows
}

/**
 * Entries that may be spelled like a folded text, by their share of its trigrams alone.
 *
 * @param share the share of trigrams that must occur, 0 to 1.
 */
export async function findAlike(db: Db, text: string, share: number): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    with asked as materialized (
      -- The index compares with this setting alone; set here it ends with the statement.
      select ${text}::text as text, set_config('pg_trgm.word_similarity_threshold', ${`${share}`}, true)
    ), candidate as (
      select e.*, 0 as score from asked join ${searchEntries} as e on asked.text <% ${entry.haystack}
      order by word_similarity(asked.text, ${entry.haystack}) desc, ${entry.popularity} desc, ${entry.path}
      limit ${CANDIDATES}
    )
    ${selectFound(sql.raw('candidate'), CANDIDATES, null)}`)
  return rows
}

function selectFound(ranked: SQL, limit: number, promotedAt: Date | null): SQL {
  return sql`select e.item_class as "itemClass", e.item_id as "itemId", e.path, e.title, e.meta, e.popularity, e.year, e.facets,
      e.names || e.aliases as names, image.id as "posterId", image.filename as "posterFilename",
      ${isPromoted(promotedAt)} as "isPromoted"
    from ${ranked} as e left join ${images} as image on image.id = e.poster_image_id
    order by e.score desc, e.popularity desc, ${entry.path} limit ${limit}`
}
