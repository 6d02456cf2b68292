import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { type ModerationOrder, moderateCall } from '#contract/moderation.ts'
import { readNoticeCall } from '#contract/moderationNotices.ts'
import { may } from '#contract/roles.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { keepAnswer, type Outcome, toOutcome } from '../core/outcome.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { moderationLogRef, moderationMemberRef, moderationQueueRef, noticesRef, type QueueFilter } from './refs.ts'

/** Whether the signed-in member has the role. The server checks it again. */
export const mayModerateAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.type === 'RegisteredUser' && may(session.credentials, 'moderate')
})

type LoadOptions = { refresh?: boolean; signal?: AbortSignal }

/** Loads what the screen shows; loads nothing for a member without the role. */
export const loadModerationAtom = atom(
  null,
  async (get, set, shown: { log: true } | { log: false; query: QueueFilter }, options: LoadOptions = {}) => {
    if (!get(mayModerateAtom)) return
    await (shown.log
      ? set(loadResourceAtom, moderationLogRef, options)
      : set(loadResourceAtom, moderationQueueRef(shown.query), options))
  },
)

/** Fetches the moderation's view of a member again. */
export const loadModeratedMemberAtom = atom(null, async (_get, set, id: UserId) => {
  await set(loadResourceAtom, moderationMemberRef(id), { refresh: true })
})

/** `ModerationOrder` without the id that makes it happen once. */
export type Order = ModerationOrder extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never

/**
 * Sends an order at once: nothing of it waits on the device. Sent again under the same id, it has one effect.
 *
 * @returns whether it changed something; the thing may have been in that state already.
 */
export const moderateAtom = atom(null, async (get, set, order: Order, id: string): Promise<Outcome<boolean>> => {
  const body = { moderation: { ...order, id } as ModerationOrder }
  const outcome = toOutcome(set, await callUnsafe(get, set, moderateCall, { body }))
  return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.applied } : outcome
})

/** Fetches the moderation's notices to the signed-in member. */
export const loadNoticesAtom = atom(null, async (get, set) => {
  if (get(ownerAtom) !== null) await set(loadResourceAtom, noticesRef, { refresh: true })
})

/** Dismisses a notice, on all of the member's devices. */
export const readNoticeAtom = atom(null, async (get, set, id: string): Promise<Outcome<unknown>> => {
  const owner = get(ownerAtom)
  const reply = await callUnsafe(get, set, readNoticeCall, { params: { id } })
  keepAnswer(get, set, noticesRef, reply, owner)
  return toOutcome(set, reply)
})
