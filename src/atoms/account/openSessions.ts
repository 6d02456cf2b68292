import { atom } from 'jotai'
import type { SessionId } from '#contract/ids.ts'
import { endSessionCall } from '#contract/sessions.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { keepAnswer, type Outcome, toOutcome } from '../core/outcome.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { sessionsRef } from './refs.ts'

/**
 * Signs the member out elsewhere, one after the other; those that have ended meanwhile count as ended. Stops at the
 * first that the server refuses otherwise.
 */
export const endSessionsAtom = atom(null, async (get, set, ids: readonly SessionId[]): Promise<Outcome<number>> => {
  const owner = get(ownerAtom)
  for (const id of ids) {
    const reply = await callUnsafe(get, set, endSessionCall, { params: { id } })
    keepAnswer(get, set, sessionsRef, reply, owner)
    const isGone = reply.kind === 'problem' && reply.code === 'not_found'
    if (isGone) void set(loadResourceAtom, sessionsRef, { refresh: true })
    else if (reply.kind !== 'ok') return toOutcome(set, reply)
  }
  return { kind: 'done', value: ids.length }
})
