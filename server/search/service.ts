import type * as z from 'zod/mini'
import { displayTypes, typeOfClass } from '#contract/itemClasses.ts'
import type { SearchItemClass, Suggestion } from '#contract/search.ts'
import { hasPage, type ThingType } from '#contract/things.ts'
import type { Db, Tx } from '../db/client.ts'
import { readTitleCards } from '../marks/service.ts'
import { findSpelledAlike } from './alike/service.ts'
import * as index from './entries/queries.ts'
import { listIndexed } from './finders.ts'
import { foldForSearch } from './foldForSearch.ts'
import { toLikeness } from './likeness.ts'
import { findNow, mergeMembers } from './members/merge.ts'
import { toCinemaNames, toPersonNames, toTitleNames } from './names.ts'
import { findLiterally } from './queries.ts'
import { toForms, toQuery } from './query.ts'
import { toShare } from './rankAlike.ts'
import type { FoundRow, Promotion } from './rows.ts'
import { toEntry } from './toEntry.ts'

export type { Promotion } from './rows.ts'

/** The comparison of names, for other domains that find things by them. */
export const spelling = { foldForSearch, toLikeness, toShare } as const

/** The names by which things are found, for the domains that describe them. */
export const searchNames = { toTitleNames, toPersonNames, toCinemaNames } as const

/** The number of suggestions: as many as a phone shows above its keyboard, with little scrolling. */
const SUGGESTIONS = 8

/**
 * Suggestions for the typed text, the likeliest first. Entries that are only spelled alike are suggested when no entry
 * contains the words.
 *
 * @param promotedAt see `findLiterally`.
 * @param classes only these; without it, all.
 */
export async function suggest(
  db: Db,
  typed: string,
  promotedAt: Date | null,
  now: Date,
  classes?: readonly SearchItemClass[],
): Promise<z.input<typeof Suggestion>[]> {
  const query = toQuery(typed)
  if (!query) return []
  const isAsked = (itemClass: SearchItemClass) => classes === undefined || classes.includes(itemClass)
  const forms = toForms(query)
  const indexed = listIndexed().flatMap(({ itemClass }) => (isAsked(itemClass) ? [itemClass] : []))
  const literal = await findLiterally(db, query, SUGGESTIONS, promotedAt, classes && indexed)
  const alike = literal.length > 0 ? [] : await findSpelledAlike(db, query)
  const found = [...literal, ...alike.filter(({ itemClass }) => isAsked(itemClass))]
  const members = await findNow(db, typed, now, SUGGESTIONS, isAsked)
  const things = found.map((row) => ({
    isCalled: literal.length > 0 && row.names.some((name) => forms.includes(name)),
    isAlike: literal.length === 0,
    result: toSuggestion(row),
  }))
  const suggested = mergeMembers<z.input<typeof Suggestion>>(
    things,
    members.map(({ isCalled, ...member }) => ({
      isCalled,
      result: { ...member, displayType: displayTypes[member.itemClass] },
    })),
  ).slice(0, SUGGESTIONS)
  return addCards(db, suggested)
}

function toSuggestion(row: FoundRow): z.input<typeof Suggestion> {
  const { itemId: id, path, itemClass, title, meta, posterId, posterFilename } = row
  const poster = posterId === null || posterFilename === null ? null : { id: posterId, filename: posterFilename }
  const promoted = row.isPromoted ? { promoted: true as const } : {}
  return { id, path, itemClass, displayType: displayTypes[itemClass], title, meta, poster, ...promoted }
}

/** Adds the data with which a device can put the films and series among them on a list. */
async function addCards(db: Db, suggested: readonly z.input<typeof Suggestion>[]) {
  const toThing = ({ itemClass, id }: z.input<typeof Suggestion>) => ({
    itemType: typeOfClass[itemClass],
    itemId: id,
  })
  const cardOf = await readTitleCards(db, suggested.map(toThing))
  return suggested.map((one) => {
    const card = cardOf(toThing(one))
    return card === null ? one : { ...one, card }
  })
}

/**
 * Updates the search index for things of a type; to be called in the transaction that writes, hides or deletes them.
 * Without ids, for all of them.
 */
export async function indexThings(tx: Tx, type: ThingType, ids?: readonly string[]): Promise<void> {
  const found = listIndexed().find((each) => each.type === type)
  if (!found || !hasPage(type)) throw new Error(`${type} do not stand in the index`)
  const { itemClass, search } = found
  const entries = (await search.read(tx, ids)).map((each) => toEntry(type, itemClass, each))
  await index.replaceEntries(tx, itemClass, ids, entries)
}

/** As `indexThings`, for films. */
export const indexMovies = (tx: Tx, ids?: readonly string[]): Promise<void> => indexThings(tx, 'movies', ids)

/** Builds the whole search index. */
export async function indexEverything(tx: Tx): Promise<void> {
  for (const { type } of listIndexed()) await indexThings(tx, type)
}

/** Adds promotions; existing ones stay as they are. */
export async function promote(tx: Tx, promotions: readonly Promotion[]): Promise<void> {
  await index.insertPromotions(tx, promotions)
}
