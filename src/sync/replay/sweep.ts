import type { UserId } from '#contract/ids.ts'
import type { Registry } from '../commands/registry.ts'
import { claim } from '../outbox/claim.ts'
import { type AttemptDeps, attempt } from './attempt.ts'
import { createFeed, type Feed } from './feed.ts'

/** Lanes sent at the same time. */
const LANES = 6
/** After so many entries in a row that reached nobody, the rest is not even tried. */
const GIVE_UP_AFTER = 3

export type SweepDeps = AttemptDeps & { registry: Registry; uuid: () => string }

/** What a sweep found. `dueAt`: when something of it is due again, null when nothing waits for a time. */
export type Sweep = {
  ended: 'drained' | 'stopped' | 'unreachable' | 'interrupted'
  /** Entries that left the queue. */
  settled: number
  /** Some entry waits for another one of this queue. */
  waitsForDependency: boolean
  dueAt: number | null
}

/** Goes once through an owner's queue: lanes side by side, each lane in order. */
export async function sweep(deps: SweepDeps, owner: UserId, hurry: boolean, signal: AbortSignal): Promise<Sweep> {
  const state: Sweep & { misses: number } = {
    ended: 'drained',
    settled: 0,
    waitsForDependency: false,
    dueAt: null,
    misses: 0,
  }
  const feed = createFeed(deps.db, owner)
  const worker = async () => {
    while (state.ended === 'drained') {
      const next = await feed.nextLane()
      if (next === null) return
      await runLane(deps, owner, hurry, signal, feed, next, state)
    }
  }
  await Promise.all(Array.from({ length: LANES }, worker))
  return state
}

/** Works through one lane until it is empty or something of it has to wait. */
async function runLane(
  deps: SweepDeps,
  owner: UserId,
  hurry: boolean,
  signal: AbortSignal,
  feed: Feed,
  { lane, seq: first }: { lane: string; seq: number },
  state: Sweep & { misses: number },
): Promise<void> {
  for (let seq: number | null = first; seq !== null && state.ended === 'drained'; seq = feed.nextOf(lane)) {
    if (signal.aborted) {
      state.ended = 'interrupted'
      return
    }
    const claimed = await claim(deps, owner, seq, hurry)
    switch (claimed.kind) {
      case 'gone':
        continue
      case 'stopped':
        state.ended = 'stopped'
        state.dueAt = claimed.until
        return
      case 'waits':
        state.dueAt = earlier(state.dueAt, claimed.until)
        state.waitsForDependency ||= claimed.forDependency
        feed.skip(lane)
        return
      case 'claimed': {
        const settlement = await attempt(deps, claimed.entry, claimed.command, signal)
        if (settlement === 'lost' || !note(settlement, state, deps.clock.now())) {
          feed.skip(lane)
          return
        }
      }
    }
  }
}

/** Notes an outcome; answers whether the lane goes on. */
function note(
  settlement: Exclude<Awaited<ReturnType<typeof attempt>>, 'lost'>,
  state: Sweep & { misses: number },
  now: number,
): boolean {
  const unreachable = settlement.do === 'again' && settlement.error.code === 'unreachable'
  state.misses = unreachable ? state.misses + 1 : 0
  switch (settlement.do) {
    case 'done':
    case 'doneAsGone':
    case 'fail':
    case 'review':
      state.settled += 1
      return true
    case 'again':
      state.dueAt = earlier(state.dueAt, now + settlement.ms)
      if (state.misses >= GIVE_UP_AFTER && state.ended === 'drained') state.ended = 'unreachable'
      return false
    case 'pause':
      state.ended = 'stopped'
      state.dueAt = now + settlement.ms
      return false
    case 'park':
      state.ended = 'stopped'
      state.dueAt = null
      return false
  }
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : Math.min(one, other)
}
