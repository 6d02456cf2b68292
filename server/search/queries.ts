import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { images } from '../db/schema/media.ts'
import { promotedItems, searchEntries } from '../db/schema/search.ts'
import { listIndexed } from './finders.ts'
import { type Query, toForms, toTellingWords } from './query.ts'
import type { CalledKey, FoundRow, ItemClass } from './rows.ts'

/**
 * The number of matches that are ranked, the best known ones; exact matches of a name have as many places of their own.
 */
const CANDIDATES = 200

/**
 * The scores of the kinds of match; the popularity, 0 to 100, is added. So popularity decides within a kind of match,
 * and may lift a word inside a title above the beginning of another, but never anything above an exact match.
 */
const WORTH = {
  name: 600,
  alias: 470,
  /** Lower than other aliases, or stars would hide every film with the same short name: `otto`. */
  weakAlias: 410,
  promoted: 290,
  nameBegins: 170,
  aliasBegins: 155,
  words: 80,
  wholeWord: 15,
}

const entry = {
  itemClass: sql.raw('e.item_class'),
  itemId: sql.raw('e.item_id'),
  names: sql.raw('e.names'),
  aliases: sql.raw('e.aliases'),
  haystack: sql.raw('e.haystack'),
  /** The part of the haystack before the bar. */
  called: sql.raw(`split_part(e.haystack, '|', 1)`),
  popularity: sql.raw('e.popularity'),
  /** In the same order with every locale of the database. */
  path: sql.raw(`e.path collate "C"`),
}

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
 */
export async function findAllLiterally(db: Db, query: Query, mostOfEach: number): Promise<CalledKey[]> {
  const forms = toFormsSql(query)
  const { rows } = await db.execute<CalledKey>(sql`
    with candidate as (
      select e.* from ${searchEntries} as e where ${isCalled(forms)}
      union
      (select e.* from unnest(${sql.param(listIndexed().map(({ itemClass }) => itemClass))}::text[]) as class (name)
        cross join lateral (
          select e.* from ${searchEntries} as e
          where ${entry.itemClass} = class.name and ${containsWords(query, entry.haystack)}
          order by ${entry.popularity} desc, ${entry.path} limit ${mostOfEach}
        ) as e)
    )
    select e.item_class as "itemClass", e.item_id as "itemId", ${isCalled(forms)} as "isCalled"
    from (select e.*, ${toScore(query, forms, null)} as score from candidate as e) as e
    order by e.score desc, e.popularity desc, ${entry.path}`)
  return rows
}

const toFormsSql = (query: Query): SQL => sql`${sql.param(toForms(query))}::text[]`
function isCalled(forms: SQL): SQL {
  return sql`(${entry.names} && ${forms} or ${entry.aliases} && ${forms})`
}

/** The score of a match: its kind and its popularity. */
function toScore(query: Query, forms: SQL, promotedAt: Date | null): SQL {
  const begins = (names: SQL) =>
    sql`exists (select from unnest(${names}) as name, unnest(${forms}) as form where starts_with(name, form))`
  const beginsWhole = sql`exists (select from unnest(${entry.names} || ${entry.aliases}) as name, unnest(${forms}) as form
    where starts_with(name, form || ' '))`
  const weak = listIndexed().flatMap(({ itemClass, search }) => (search.hasWeakAliases ? [itemClass] : []))
  return sql`case
    when ${entry.names} && ${forms} then ${WORTH.name}::int
    when ${entry.aliases} && ${forms} then
      case when ${entry.itemClass} = any(${sql.param(weak)}::text[]) then ${WORTH.weakAlias}::int else ${WORTH.alias}::int end
    when ${begins(sql`${entry.names} || ${entry.aliases}`)} then case
      when ${isPromoted(promotedAt)} then ${WORTH.promoted}::int
      when ${begins(entry.names)} then ${WORTH.nameBegins}::int
      else ${WORTH.aliasBegins}::int end + case when ${beginsWhole} then ${WORTH.wholeWord}::int else 0 end
    when ${containsWords(query, entry.called)} then ${WORTH.words}::int +
      case when ${containsWords(query, entry.called, ' ')} then ${WORTH.wholeWord}::int else 0 end
    else 0 end + ${entry.popularity}`
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
  return sql`select e.item_class as "itemClass", e.item_id as "itemId", e.path, e.title, e.meta, e.popularity,
      e.names || e.aliases as names, image.id as "posterId", image.filename as "posterFilename",
      ${isPromoted(promotedAt)} as "isPromoted"
    from ${ranked} as e left join ${images} as image on image.id = e.poster_image_id
    order by e.score desc, e.popularity desc, ${entry.path} limit ${limit}`
}

/**
 * Condition: every telling word of one of the spellings, or the whole text as one word. Folded words contain no
 * wildcards.
 */
function containsWords({ spellings, oneWord }: Query, text: SQL, end = ''): SQL {
  const has = (word: string) => sql`${text} like ${`% ${word}${end}%`}`
  const ways = spellings.map((spelling) => and(...toTellingWords(spelling).map(has)))
  return sql`(${or(...ways, oneWord === null ? undefined : has(oneWord))})`
}

function isPromoted(at: Date | null): SQL {
  if (at === null) return sql`false`
  return sql`exists (select from ${promotedItems} as promoted
    where promoted.item_class = ${entry.itemClass} and promoted.item_id = ${entry.itemId}
      and promoted.starts_at <= ${at.toISOString()}::timestamptz and promoted.ends_at > ${at.toISOString()}::timestamptz)`
}
