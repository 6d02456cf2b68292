import type { UserId } from '#contract/ids.ts'
import type { RatingInput } from '#contract/ratings.ts'
import { toClearIntent, toRateIntent } from '../../src/sync/commands/rateTitle.ts'
import { type EnqueueDeps, enqueue } from '../../src/sync/outbox/enqueue.ts'
import { createOutbox } from '../../src/sync/outbox/openOutbox.ts'
import type { Locks } from '../../src/sync/replay/lock.ts'
import { createReplay, type Replay } from '../../src/sync/replay.ts'
import type { ModelServer } from './modelServer.ts'

/**
 * The replay of a page or worker with a model server; `batchFrom`: the number of entries from which on they are sent as
 * a batch.
 */
export function aReplayer(
  server: ModelServer,
  tab: EnqueueDeps & { locks: Locks | null },
  input: { batchFrom?: number } = {},
): Replay {
  return createReplay({
    fetch: server.fetch,
    locks: tab.locks,
    readCookie: null,
    random: () => 0.5,
    device: tab,
    ...input,
  })
}

export const film = (id: string) => ({ type: 'movies' as const, id, title: `Film ${id}` })
export const stars = (value: number | null): RatingInput => ({ value, top: false, flop: false })

export const rate = (tab: EnqueueDeps, owner: UserId, id: string, value: number) =>
  enqueue(tab, owner, toRateIntent(film(id), stars(value)))

export const clear = (tab: EnqueueDeps, owner: UserId, id: string) => enqueue(tab, owner, toClearIntent(film(id)))

/** The present view of a slot on the screen. */
export function shownRating(tab: EnqueueDeps, owner: UserId, id: string) {
  return new Promise<{ value: unknown; state: string; error: unknown }>((resolve) => {
    const stop = createOutbox(tab).watchSlot(owner, `movies/${id}/rating`, (view) => {
      queueMicrotask(() => stop())
      resolve(view)
    })
  })
}
