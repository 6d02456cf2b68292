import { changesCall } from '#contract/changes.ts'
import type { Api } from '../api.ts'
import { toConfirmed } from '../commands/changes.ts'
import type { Memory } from './memory.ts'

/**
 * Fetches what changed of a member's own state since last time, into the page's memory. Answers false when the server
 * could not be asked.
 *
 * @param isStill whether the member is still signed in here: nothing is noted behind a sign-out.
 */
export async function fetchOwn(api: Api, memory: Memory, isStill: () => boolean): Promise<boolean> {
  for (;;) {
    const { since, owner } = memory
    const reply = await api(changesCall, {
      query: since === null ? {} : { since },
      headers: { 'x-expected-user': owner },
    })
    if (reply.kind === 'problem' && reply.status === 422 && since !== null) {
      // The server no longer knows this cursor: from the beginning.
      memory.since = null
      memory.isPartial = true
      continue
    }
    if (reply.kind !== 'ok' || reply.source === 'device' || !isStill()) return false
    const { changes, cursor, more } = reply.value
    memory.confirm(changes.flatMap((change) => (change && toConfirmed(change)) || []))
    memory.heard = Date.parse(reply.fetchedAt)
    memory.since = cursor
    memory.isPartial = more && cursor !== since
    if (!memory.isPartial) return true
  }
}
