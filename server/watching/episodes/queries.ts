import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { seenEpisodes } from '../../db/schema/watching.ts'

export type SeenEpisodeRow = typeof seenEpisodes.$inferSelect

/** A member's episodes of a series in their order, those marked as not seen among them. */
export async function listEpisodes(tx: Tx, userId: string, seriesId: string): Promise<SeenEpisodeRow[]> {
  return tx
    .select()
    .from(seenEpisodes)
    .where(and(eq(seenEpisodes.userId, userId), eq(seenEpisodes.seriesId, seriesId)))
    .orderBy(asc(seenEpisodes.season), asc(seenEpisodes.number))
}

/** Keeps a statement below the number of parameters that PostgreSQL takes. */
const ROWS_PER_STATEMENT = 1_000

/** Writes rows, of any number, over those of the same episodes. */
export async function saveEpisodes(tx: Tx, rows: readonly SeenEpisodeRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await savePiece(tx, rows.slice(from, from + ROWS_PER_STATEMENT))
  }
}

async function savePiece(tx: Tx, rows: SeenEpisodeRow[]): Promise<void> {
  await tx
    .insert(seenEpisodes)
    .values(rows)
    .onConflictDoUpdate({
      target: [seenEpisodes.userId, seenEpisodes.seriesId, seenEpisodes.season, seenEpisodes.number],
      set: {
        seen: sql`excluded.seen`,
        intentAt: sql`excluded.intent_at`,
        updatedAt: sql`excluded.updated_at`,
        changeSeq: sql`excluded.change_seq`,
      },
    })
}

/** The series of which a member's episodes changed after a number, in the order of their last changes. */
export async function findChangedSeries(db: Db, userId: string, since: number, limit: number) {
  const seq = max(seenEpisodes.changeSeq)
  return db
    .select({ seriesId: seenEpisodes.seriesId, seq: seq.mapWith(Number) })
    .from(seenEpisodes)
    .where(and(eq(seenEpisodes.userId, userId), gt(seenEpisodes.changeSeq, since)))
    .groupBy(seenEpisodes.seriesId)
    .orderBy(asc(seq))
    .limit(limit)
}

/** A member's episodes of these series, in their order. */
export async function listEpisodesOf(db: Db, userId: string, seriesIds: readonly string[]): Promise<SeenEpisodeRow[]> {
  if (seriesIds.length === 0) return []
  return db
    .select()
    .from(seenEpisodes)
    .where(and(eq(seenEpisodes.userId, userId), inArray(seenEpisodes.seriesId, [...seriesIds])))
    .orderBy(asc(seenEpisodes.seriesId), asc(seenEpisodes.season), asc(seenEpisodes.number))
}
