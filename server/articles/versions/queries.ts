import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_VERSIONS } from '#contract/articleDrafts.ts'
import type { Db, Tx } from '../../db/client.ts'
import { articleDrafts, articleVersions } from '../../db/schema/articleDrafts.ts'

export type VersionRow = typeof articleVersions.$inferSelect

/** The version of a draft that was saved last. */
export async function findNewest(tx: Tx, draftId: string): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.draftId, draftId))
    .orderBy(desc(articleVersions.savedAt), desc(articleVersions.begunAt))
    .limit(1)
  return row
}

export async function insertVersion(tx: Tx, row: VersionRow): Promise<void> {
  const { draftId, revision } = articleVersions
  const { mark, savedAt } = row
  await tx
    .insert(articleVersions)
    .values(row)
    .onConflictDoUpdate({ target: [draftId, revision], set: { mark, savedAt } })
}

export async function markVersion(tx: Tx, { draftId, revision }: VersionRow, mark: VersionRow['mark']): Promise<void> {
  await tx
    .update(articleVersions)
    .set({ mark })
    .where(and(eq(articleVersions.draftId, draftId), eq(articleVersions.revision, revision)))
}

export async function deleteVersions(tx: Tx, draftId: string, revisions: readonly string[]): Promise<void> {
  if (revisions.length === 0) return
  await tx
    .delete(articleVersions)
    .where(and(eq(articleVersions.draftId, draftId), inArray(articleVersions.revision, [...revisions])))
}

export async function forgetVersions(tx: Tx, draftId: string): Promise<void> {
  await tx.delete(articleVersions).where(eq(articleVersions.draftId, draftId))
}

/** The versions beyond the limit: those without a mark first, of these the oldest. */
export async function listSurplus(tx: Tx, draftId: string): Promise<string[]> {
  const rows = await tx
    .select({ revision: articleVersions.revision })
    .from(articleVersions)
    .where(eq(articleVersions.draftId, draftId))
    .orderBy(sql`(${articleVersions.mark} is null)`, desc(articleVersions.savedAt), asc(articleVersions.revision))
    .offset(MAX_VERSIONS)
  return rows.map(({ revision }) => revision)
}

/** The versions of a member's own draft, the newest first, without their texts. */
export function listVersions(db: Db, userId: string, draftId: string) {
  const { revision, title, words, savedAt, mark } = articleVersions
  return db
    .select({ revision, title, words, savedAt, mark })
    .from(articleVersions)
    .where(and(eq(articleVersions.draftId, draftId), eq(articleVersions.userId, userId)))
    .orderBy(desc(savedAt), desc(articleVersions.begunAt))
}

/** One version of a member's own draft. */
export async function findVersion(
  db: Db,
  userId: string,
  draftId: string,
  revision: string,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(
      and(
        eq(articleVersions.draftId, draftId),
        eq(articleVersions.userId, userId),
        eq(articleVersions.revision, revision),
      ),
    )
  return row
}

/** Whether a member has a draft of this id that is not deleted. */
export async function hasDraft(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: articleDrafts.id })
    .from(articleDrafts)
    .where(and(eq(articleDrafts.id, id), eq(articleDrafts.userId, userId), eq(articleDrafts.deleted, false)))
  return found.length > 0
}
