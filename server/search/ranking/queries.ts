import { and, or, type SQL, sql } from 'drizzle-orm'
import { promotedItems } from '../../db/schema/search.ts'
import { listIndexed } from '../finders.ts'
import { type Query, toForms, toTellingWords } from '../query.ts'

/**
 * The scores of the kinds of match; the popularity, 0 to 100, is added. So popularity decides within a kind of match,
 * and may lift a word inside a title above the beginning of another, but never anything above an exact match.
 */
export const WORTH = {
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

export const entry = {
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

export const toFormsSql = (query: Query): SQL => sql`${sql.param(toForms(query))}::text[]`
export function isCalled(forms: SQL): SQL {
  return sql`(${entry.names} && ${forms} or ${entry.aliases} && ${forms})`
}

/** The score of a match: its kind and its popularity. */
export function toScore(query: Query, forms: SQL, promotedAt: Date | null): SQL {
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
 * Condition: every telling word of one of the spellings, or the whole text as one word. Folded words contain no
 * wildcards.
 */
export function containsWords({ spellings, oneWord }: Query, text: SQL, end = ''): SQL {
  const has = (word: string) => sql`${text} like ${`% ${word}${end}%`}`
  const ways = spellings.map((spelling) => and(...toTellingWords(spelling).map(has)))
  return sql`(${or(...ways, oneWord === null ? undefined : has(oneWord))})`
}

export function isPromoted(at: Date | null): SQL {
  if (at === null) return sql`false`
  return sql`exists (select from ${promotedItems} as promoted
    where promoted.item_class = ${entry.itemClass} and promoted.item_id = ${entry.itemId}
      and promoted.starts_at <= ${at.toISOString()}::timestamptz and promoted.ends_at > ${at.toISOString()}::timestamptz)`
}
