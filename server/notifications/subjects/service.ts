import type { Db } from '../../db/client.ts'
import { findNames } from '../../things/queries.ts'
import { findItems } from './queries.ts'

type Thing = { type: string; id: string }

/** What something is called, and where it stands. Of a comment or a piece of trivia: what it is about. */
export type Subject = {
  name: string
  type: string
  permalink: string
  /** Of what its type and permalink do not lead to. */
  path?: string
  /** Of what is on a piece of trivia: its id. */
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
  for (const type of ['comments', 'trivia'] as const) {
    const all = [...things, ...about.values()].filter((thing) => thing.type === type)
    const rows = await findItems(db, type, [...new Set(all.map(({ id }) => id))])
    for (const row of rows) about.set(`${type}/${row.id}`, { type: row.type, id: row.itemId })
  }
  const toItem = (thing: Thing): Thing => {
    const item = about.get(keyOf(thing))
    return item === undefined ? thing : toItem(item)
  }
  const items = things.map(toItem)
  const subjects = new Map<string, Subject>()
  for (const type of new Set(items.map((item) => item.type))) {
    const ids = [...new Set(items.filter((item) => item.type === type).map(({ id }) => id))]
    const names = await findNames(db, type, ids, viewer)
    for (const { id, ...named } of names) subjects.set(`${type}/${id}`, { type, ...named })
  }
  return (thing) => {
    const subject = subjects.get(keyOf(toItem(thing)))
    const said = thing.type === 'comments' ? about.get(keyOf(thing)) : thing
    return subject ? { ...subject, ...(said?.type === 'trivia' && { fact: said.id }) } : null
  }
}
