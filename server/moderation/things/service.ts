import { moderatedTypes } from '#contract/moderationWords.ts'
import { hasPage, partOf, toCommentPath, toThingPath } from '#contract/things.ts'
import type { Db, Tx } from '../../db/client.ts'
import { findNames, type NameRow } from '../../things/queries.ts'
import { standsWithin } from '../../things/registry.ts'
import type { ThingKey, ThingRow } from '../rows.ts'
import { findThings } from './queries.ts'

/** The page on which something is found: its path, and its title. */
export type Place = { title: string | null; path: string }

const toKey = ({ type, id }: { type: string; id: string }) => `${type}/${id}`

/**
 * Moderated things by `type/id`; deleted things and things of other types are left out.
 *
 * @param reader a member who reads their own things: those are included in any case.
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

/** The page of each of these things. Null when the page does not exist any more. */
export async function readPlaces(db: Db, things: readonly ThingRow[]): Promise<(thing: ThingRow) => Place | null> {
  const abouts = things.flatMap(({ about }) => (about ? [about] : []))
  // A comment on trivia, an article or a list is found on the page of that thing.
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
    // A hidden comment is not on the page any more, so the path names the page alone.
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
