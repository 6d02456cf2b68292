import { changesCall, KNOWN_KINDS } from '#contract/changes.ts'
import type { UserId } from '#contract/ids.ts'
import type { Api } from '../api.ts'
import type { Clock } from '../clock.ts'
import type { SkewMeter } from '../clockSkew.ts'
import { toConfirmed } from '../commands/changes.ts'
import type { OutboxDatabase } from '../outbox/database.ts'
import { cursorFact } from '../outbox/meta.ts'
import { putOwn } from '../outbox/own.ts'

/**
 * Fetches what changed of a member's own state since last time, from other devices too. Never puts older over newer.
 * Answers false when the server could not be asked.
 *
 * @param isStill whether the owner is still signed in here: nothing is written behind a sign-out.
 */
export async function refreshOwn(
  { db, api, clock, skew }: { db: OutboxDatabase; api: Api; clock: Clock; skew: Pick<SkewMeter, 'read'> },
  owner: UserId,
  isStill: () => boolean = () => true,
): Promise<boolean> {
  for (;;) {
    const cursor = await cursorFact.read(db, owner)
    const reply = await api(changesCall, {
      query: cursor ? { since: cursor.since } : {},
      headers: { 'x-expected-user': owner },
    })
    if (reply.kind === 'problem' && reply.status === 422 && cursor) {
      // The server no longer knows this cursor: from the beginning.
      await cursorFact.remove(db, owner)
      continue
    }
    if (reply.kind !== 'ok' || reply.source === 'device' || !isStill()) return false
    const { changes, cursor: since, more } = reply.value
    const isPartial = more && since !== cursor?.since
    const measured = skew.read()
    const heard = { here: clock.now(), there: Date.parse(reply.fetchedAt), ...(measured && { skew: measured }) }
    const isWritten = await db.transaction('rw', db.own, db.meta, async () => {
      // Signed out meanwhile: what lay before this cursor is gone from the device, and nothing may be put behind it.
      if ((await cursorFact.read(db, owner))?.since !== cursor?.since) return false
      await putOwn(
        db,
        owner,
        changes.flatMap((change) => (change && toConfirmed(change)) || []),
      )
      await cursorFact.write(db, owner, { since, kinds: KNOWN_KINDS, heard, ...(isPartial && { isPartial }) })
      return true
    })
    if (!isWritten) continue
    if (!isPartial) return true
  }
}
