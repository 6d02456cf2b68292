import type { Db } from '../../db/client.ts'
import { type Cursor, isAfter } from '../cursor.ts'
import { readPruned } from '../pruning/queries.ts'
import { type LogPart, readEdge, readTopics } from '../queries.ts'

/** The most missed events that a stream gets when it reconnects; if there are more, the page fetches its data anew. */
export const MOST_MISSED = 300
/** The difference between the clocks of two processes, and the longest transaction, together in ms. */
const SLACK_MS = 10_000

/**
 * The beginning of a stream: after a cursor, from a time, or with both what either of them includes; now, where it has
 * neither.
 */
export type Beginning = { after: Cursor | null; from: Date | null }

/** The missed events; null: too many, or too long ago. */
export async function readMissed(db: Db, topics: readonly string[], beginning: Beginning): Promise<LogPart | null> {
  const { after } = beginning
  if (after === null && beginning.from === null) return readEdge(db)
  const from = beginning.from && new Date(beginning.from.getTime() - SLACK_MS)
  const pruned = await readPruned(db)
  if (pruned !== null && ((from && from < pruned.at) || (after && after.tx <= pruned.tx))) return null
  const part = await readTopics(db, topics, { after, from }, MOST_MISSED + 1)
  // A cursor beyond the end of the log comes from another database.
  return after !== null && isAfter(after, part.edge) ? null : part
}
