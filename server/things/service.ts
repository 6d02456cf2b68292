import type { Db, Tx } from '../db/client.ts'
import { ProblemError } from '../http/problemError.ts'
import * as queries from './queries.ts'

/** The id of a thing, as `findThing` finds it. @throws ProblemError `not_found` */
export async function readThingId(
  db: Db | Tx,
  type: string,
  name: string,
  viewer: string | null = null,
): Promise<string> {
  const found = await queries.findThing(db, type, name, viewer)
  if (!found) throw new ProblemError('not_found')
  return found.id
}
