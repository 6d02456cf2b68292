import type { Db } from '../../db/client.ts'
import { findAbouts, findNames } from '../../things/queries.ts'
import { standsWithin } from '../../things/registry.ts'

type Thing = { type: string; id: string }

/** What something is called, and where it stands. Of what stands on another's page, as comments and trivia do: that other. */
export type Subject = {
  name: string
  type: string
  permalink: string
  /** Of what its type and permalink do not lead to. */
  path?: string
  /** Of what is said on something that stands there itself, as trivia do: the id of that. */
  fact?: string
}

const keyOf = ({ type, id }: Thing) => `${type}/${id}`

/**
 * Names of things, of a comment that of its film, as far as somebody may see them now. Asked by type, however many there
 * are.
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
