import { moderatedTypes } from '#contract/moderationWords.ts'
import { hasPage, partOf, toCommentPath, toThingPath } from '#contract/things.ts'
import type { Db, Tx } from '../../db/client.ts'
import { findNames, type NameRow } from '../../things/queries.ts'
import { standsWithin } from '../../things/registry.ts'
import type { ThingKey, ThingRow } from '../rows.ts'
import { findThings } from './queries.ts'

/** What something stands on: a page's path, and what the page is called. */
export type Place = { title: string | null; path: string }

const toKey = ({ type, id }: { type: string; id: string }) => `${type}/${id}`

/**
 * Things by `type/id`; those that are gone are not among them, nor what is none of the moderation's business.
 *
 * @param reader a member who reads of their own things: those are among them in any case.
 */
export async function readThings(
  db: Db | Tx,
  keys: readonly ThingKey[],
  reader?: string,
): Promise<Map<string, ThingRow>> {
  const found = await Promise.all(moderatedTypes.map((type) => findThings(db, type, idsOf(keys, type), reader)))
  return new Map(found.flat().map((thing) => [toKey(thing), thing]))
}

const idsOf = (keys: readonly { type: string; id: string }[], type: string) => [
  ...new Set(keys.filter((key) => key.type === type).map(({ id }) => id)),
]

/** Where each of these things is read. Null for one whose page is gone. */
export async function readPlaces(db: Db, things: readonly ThingRow[]): Promise<(thing: ThingRow) => Place | null> {
  const abouts = things.flatMap(({ about }) => (about ? [about] : []))
  // What is said of a fact, an article or a list stands on the page of that.
  const inner = await readThings(db, abouts.filter(isModeratedKey))
  const all = [...abouts, ...[...inner.values()].flatMap(({ about }) => (about ? [about] : []))]
  const others = all.filter((about) => !isModeratedKey(about))
  const titles = new Map<string, NameRow>()
  for (const type of new Set(others.map((about) => about.type))) {
    for (const named of await findNames(db, type, idsOf(others, type), null)) titles.set(`${type}/${named.id}`, named)
  }
  const pageOf = (thing: ThingRow): Place | null => {
    if (thing.path !== undefined) return { title: null, path: thing.path }
    if (hasPage(thing.type)) return { title: null, path: toThingPath(thing.type, thing.pageName) }
    if (thing.about === null) return null
    const within = inner.get(toKey(thing.about))
    if (within) {
      const place = pageOf(within)
      return place && { ...place, title: place.title ?? within.text.split('\n')[0] ?? null }
    }
    const title = titles.get(toKey(thing.about))
    return title ? { title: title.name, path: toPath(thing, title.permalink) } : null
  }
  return (thing) => {
    const page = pageOf(thing)
    // What is hidden stands there no more.
    if (page === null || thing.type !== 'comments' || thing.hidden) return page
    const within = thing.about && inner.get(toKey(thing.about))
    const fact = within && standsWithin(within.type) ? within.id : undefined
    return { ...page, path: toCommentPath(page.path, thing.id, fact) }
  }
}

const isModeratedKey = (key: { type: string; id: string }): key is ThingKey =>
  moderatedTypes.some((type) => type === key.type)

function toPath({ type, about }: ThingRow, permalink: string): string {
  if (about === null || !hasPage(about.type)) return '/'
  return toThingPath(about.type, permalink, partOf(type))
}
