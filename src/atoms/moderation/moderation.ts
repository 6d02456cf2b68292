import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { type ModerationOrder, moderateCall } from '#contract/moderation.ts'
import { moderationLogCall } from '#contract/moderationLog.ts'
import { moderationMemberCall } from '#contract/moderationMembers.ts'
import { noticesCall, readNoticeCall } from '#contract/moderationNotices.ts'
import { moderationQueueCall } from '#contract/moderationQueue.ts'
import { may } from '#contract/roles.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { keepAnswer, type Outcome, toOutcome } from '../core/outcome.ts'
import { loadResourceAtom, type ResourceInput } from '../core/resource.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'

/** The part of the queue that is shown; empty: all that is open. */
export type QueueFilter = NonNullable<ResourceInput<typeof moderationQueueCall>['query']>

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
      ? set(loadResourceAtom, moderationLogCall, {}, options)
      : set(loadResourceAtom, moderationQueueCall, { query: shown.query }, options))
  },
)

/** Fetches the moderation's view of a member again. */
export const loadModeratedMemberAtom = atom(null, async (_get, set, id: UserId) => {
  await set(loadResourceAtom, moderationMemberCall, { params: { id } }, { refresh: true })
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
  if (get(ownerAtom) !== null) await set(loadResourceAtom, noticesCall, {}, { refresh: true })
})

/** Dismisses a notice, on all of the member's devices. */
export const readNoticeAtom = atom(null, async (get, set, id: string): Promise<Outcome<unknown>> => {
  const owner = get(ownerAtom)
  const reply = await callUnsafe(get, set, readNoticeCall, { params: { id } })
  keepAnswer(get, set, noticesCall, reply, owner)
  return toOutcome(set, reply)
})
