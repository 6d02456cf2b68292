import { UserId } from '#contract/ids.ts'
import { QueueState } from '#contract/moderationQueue.ts'
import { ModeratedType } from '#contract/moderationWords.ts'
import { sessionKnownAtom } from '../../../atoms/core/session.ts'
import { loadModerationAtom } from '../../../atoms/moderation/moderation.ts'
import type { QueueFilter } from '../../../atoms/moderation/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/**
 * The content of the screen: the log, or a part of the queue, with a member's sheet above it where the address names
 * one.
 */
export type Shown = { log: true } | { log: false; query: QueueFilter; member?: UserId }

/** Loads queue or log, for members who may see them. Unknown values in the address are ignored. */
export async function loadModeration({
  context: { store },
  deps,
  abortController: { signal },
}: LoaderInput & { deps: Readonly<Record<string, unknown>> }): Promise<Shown> {
  const shown = toShown(deps)
  await store.get(sessionKnownAtom)
  await awaitAtOnce(store.set(loadModerationAtom, shown, { signal }))
  return shown
}

function toShown({ view, state, type, member }: Readonly<Record<string, unknown>>): Shown {
  if (view === 'log') return { log: true }
  const known = { state: QueueState.safeParse(state).data, type: ModeratedType.safeParse(type).data }
  const named = UserId.safeParse(member).data
  return {
    log: false,
    query: {
      ...(known.state && known.state !== 'open' ? { state: known.state } : {}),
      ...(known.type ? { type: known.type } : {}),
    },
    ...(named === undefined ? {} : { member: named }),
  }
}
