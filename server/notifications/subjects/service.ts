import type { Db } from '../../db/client.ts'
import { findAbouts, findNames } from '../../things/queries.ts'
import { standsWithin } from '../../things/registry.ts'

type Thing = { type: string; id: string }

/**
 * The name and the place of a subject. For things on the page of another thing, such as comments and trivia: those of
 * that other thing.
 */
export type Subject = {
  name: string
  type: string
  permalink: string
  /** The path of a subject that cannot be built from its type and permalink. */
  path?: string
  /** For a comment on a thing that is itself on the page of another, as trivia are: the id of that thing. */
  fact?: string
}

const keyOf = ({ type, id }: Thing) => `${type}/${id}`

/**
 * Names of things (for a comment, that of its film), as far as the viewer may see them now. One query for each type.
 */
export async function readSubjects(
  db: Db,
  things: readonly Thing[],
  viewer: string,
): Promise<(thing: Thing) => Subject | null> {
  const about = new Map<string, Thing>()
  // A comment may be on a piece of trivia, which is about a film.
  let inner = things.filter(({ type }) => standsWithin(type))
  while (inner.length > 0) {
    const next: Thing[] = []
    for (const [type, ids] of byType(inner)) {
      for (const row of await findAbouts(db, type, ids)) {
        const item = { type: row.type, id: row.itemId }
        about.set(`${type}/${row.id}`, item)
        next.push(item)
      }
    }
    inner = next.filter((item) => standsWithin(item.type) && !about.has(keyOf(item)))
  }
  const toItem = (thing: Thing): Thing => {
    const item = about.get(keyOf(thing))
    return item === undefined ? thing : toItem(item)
  }
  const subjects = new Map<string, Subject>()
  for (const [type, ids] of byType(things.map(toItem))) {
    const names = await findNames(db, type, ids, viewer)
    for (const { id, ...named } of names) subjects.set(`${type}/${id}`, { type, ...named })
  }
  return (thing) => {
    const subject = subjects.get(keyOf(toItem(thing)))
    const said = thing.type === 'comments' ? about.get(keyOf(thing)) : thing
    return subject ? { ...subject, ...(said && standsWithin(said.type) && { fact: said.id }) } : null
  }
}

/** The ids of things, each once, by their type. */
function byType(things: readonly Thing[]): Map<string, string[]> {
  const ids = new Map<string, Set<string>>()
  for (const { type, id } of things) ids.set(type, (ids.get(type) ?? new Set()).add(id))
  return new Map([...ids].map(([type, some]) => [type, [...some]]))
}
