import type { DraftText } from '#contract/draftSaves.ts'
import { countWords } from '#contract/ownComments.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import * as queries from './queries.ts'

/** Saves within this time are one version, in milliseconds. */
const ONE_VERSION_MS = 10 * 60_000

/**
 * Keeps a text as a version of a draft, where it differs from the last one. It takes the place of an unmarked one that was
 * begun within some minutes.
 *
 * @param input.isNewest whether it was written on the last version; otherwise it takes no place.
 */
export async function keepVersion(
  tx: Tx,
  { id: draftId, userId }: { id: string; userId: string },
  { title, body, revision }: DraftText,
  { mark, isNewest, now }: { mark: queries.VersionRow['mark']; isNewest: boolean; now: Date },
): Promise<void> {
  const newest = await queries.findNewest(tx, draftId)
  if (newest && newest.title === title && newest.body === body) {
    if (mark !== null) await queries.markVersion(tx, newest, mark)
    return
  }
  const isOne =
    newest !== undefined &&
    isNewest &&
    newest.begunAt.getTime() > now.getTime() - ONE_VERSION_MS &&
    (newest.mark === null ? mark !== 'other' : newest.mark === 'other' && mark === 'other')
  if (isOne) await queries.deleteVersions(tx, draftId, [newest.revision])
  const begunAt = isOne ? newest.begunAt : now
  const words = countWords(body)
  // Versions have an order, within one millisecond and where a clock was set back.
  const savedAt = new Date(Math.max(now.getTime(), newest ? newest.savedAt.getTime() + 1 : 0))
  await queries.insertVersion(tx, { draftId, userId, revision, title, body, words, mark, begunAt, savedAt })
  await queries.deleteVersions(tx, draftId, await queries.listSurplus(tx, draftId))
}

/** @throws ProblemError `not_found` for a draft that is not the member's. */
export async function listVersions(db: Db, member: Member, id: string) {
  if (!(await queries.hasDraft(db, member.id, id))) throw new ProblemError('not_found')
  const rows = await queries.listVersions(db, member.id, id)
  return { versions: rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() })) }
}

/** @throws ProblemError `not_found` for a version of a draft that is not the member's. */
export async function readVersion(db: Db, member: Member, id: string, revision: string) {
  const row = await queries.findVersion(db, member.id, id, revision)
  if (!row) throw new ProblemError('not_found')
  const { title, body, words, savedAt, mark } = row
  return { revision, title, body, words, savedAt: savedAt.toISOString(), mark }
}
