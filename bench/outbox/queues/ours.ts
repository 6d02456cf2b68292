import * as z from 'zod/mini'
import type { UserId } from '#contract/ids.ts'
import { createReplayLoop } from '../../../src/app/replay/replayLoop.ts'
import { systemClock } from '../../../src/sync/clock.ts'
import { toRateIntent } from '../../../src/sync/commands/rateTitle.ts'
import { deviceDeps, openOutbox } from '../../../src/sync/outbox/openOutbox.ts'
import { toEntries } from '../../../src/sync/outbox/readRow.ts'
import { createReplay } from '../../../src/sync/replay.ts'
import { followNetwork, type PageQueue, type Word } from './pageQueue.ts'

/**
 * The outbox with the loop and the triggers of the app's pages.
 *
 * @param batchFrom from how many waiting entries on they are sent in batches; the app's own number by default.
 */
export function startOurs(owner: UserId, batchFrom?: number): PageQueue {
  const outbox = openOutbox()
  const replay = createReplay({
    fetch: (input, init) => fetch(input, init),
    locks: navigator.locks,
    readCookie: () => document.cookie,
    ...(batchFrom !== undefined && { batchFrom }),
  })
  const loop = createReplayLoop(
    systemClock,
    async () => replay,
    () => owner,
    () => {},
  )
  const comeBack = () => loop.wake({ hurry: true, refresh: true })
  followNetwork(comeBack)
  comeBack()
  return {
    async mean({ film, value }, shown) {
      const title = { type: 'movies', id: film, title: `Film ${film}` } as const
      const stored = await outbox.enqueue(owner, toRateIntent(title, { value, top: false, flop: false }))
      if (stored.kind !== 'queued') throw new Error(stored.kind)
      shown()
      loop.wake({ hurry: false, refresh: false })
    },
    sendNow: comeBack,
    left: async () => toEntries(await deviceDeps().db.outbox.toArray()).map(({ args }) => toWord(args)),
  }
}

const Args = z.object({ id: z.string(), rating: z.object({ value: z.number() }) })

function toWord(args: unknown): Word {
  const { id, rating } = z.parse(Args, args)
  return { film: id, value: rating.value }
}
