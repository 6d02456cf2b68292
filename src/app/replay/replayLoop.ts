import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../../sync/clock.ts'
import type { PassResult } from '../../sync/replay/pass.ts'
import type { Replay } from '../../sync/replay.ts'

const PROBE_FIRST_MS = 30_000
const PROBE_MAX_MS = 5 * 60_000
/** Full jitter may say 0; a page must not spin. */
const SOONEST_MS = 250

export type Wish = {
  /** Do not sit out waits after an unreachable server. */
  hurry: boolean
  /** Fetch own state too, as other devices may have changed it. */
  refresh: boolean
}

/**
 * Runs one pass after the other, never two at once, and wakes itself when the next entry is due, or when another tab or
 * the worker is no longer at it; at the latest after a probe of 30 s, growing to 5 min while nothing gets through.
 *
 * @param tell hears whether the server was reached, of each pass that tells.
 */
export function createReplayLoop(
  clock: Clock,
  load: () => Promise<Replay>,
  owner: () => UserId | null,
  tell: (isReached: boolean) => void,
) {
  let replay: Promise<Replay> | null = null
  let wanted: Wish | null = null
  let running = false
  let stopped = false
  let probe = PROBE_FIRST_MS
  let cancel = () => {}
  /** A member's state is fetched once at a time; `again`: it was asked for anew meanwhile. */
  let refreshing: { again: boolean } | null = null
  let isBehind = false

  async function run(): Promise<void> {
    running = true
    for (let wish = wanted; wish !== null && !stopped; wish = wanted) {
      wanted = null
      const who = owner()
      if (who === null) break
      const result = await passSafely(who, wish)
      // A pass with nothing to send asks nobody.
      if (result.kind === 'passed' && (!result.reached || result.settled > 0)) tell(result.reached)
      if (result.kind === 'busy' && result.behind !== null) void follow(result.behind)
      const delay = toDelay(result)
      cancel()
      if (delay !== null && !stopped) cancel = clock.setTimer(delay, () => wake({ hurry: false, refresh: false }))
    }
    running = false
  }

  /** A database that cannot be opened now is tried again by the probe. */
  async function passSafely(who: UserId, wish: Wish): Promise<PassResult> {
    try {
      replay ??= load()
      const { pass, refreshOwn } = await replay
      const result = await pass(who, { hurry: wish.hurry })
      // Not waited for: years of a member's state may come in, and what is done meanwhile is sent at once.
      if (wish.refresh && result.kind !== 'parked') void refresh(who, refreshOwn)
      return result
    } catch {
      replay = null
      return { kind: 'busy', behind: null }
    }
  }

  /** Goes on as soon as another replayer has ended, whether it is done or was killed. */
  async function follow(behind: string): Promise<void> {
    if (isBehind) return
    isBehind = true
    try {
      await (await replay)?.untilFree(behind)
      if (!stopped) wake({ hurry: false, refresh: false })
    } catch {
      // Locks that cannot be waited for leave it to the probe.
    } finally {
      isBehind = false
    }
  }

  async function refresh(who: UserId, refreshOwn: Replay['refreshOwn']): Promise<void> {
    if (refreshing) {
      refreshing.again = true
      return
    }
    const state = { again: false }
    refreshing = state
    // What fails is asked for again with the next reason to.
    await refreshOwn(who, () => owner() === who).catch(() => undefined)
    refreshing = null
    if (state.again && !stopped) wake({ hurry: false, refresh: true })
  }

  function toDelay(result: PassResult): number | null {
    if (result.kind === 'passed' && result.settled > 0) probe = PROBE_FIRST_MS
    if (result.kind === 'passed' && result.dueAt === null) return null
    const next = probe
    probe = Math.min(PROBE_MAX_MS, probe * 2)
    if (result.kind !== 'passed' || result.dueAt === null) return next
    return Math.max(SOONEST_MS, Math.min(next, result.dueAt - clock.now()))
  }

  function wake(wish: Wish): void {
    wanted = { hurry: wish.hurry || wanted?.hurry === true, refresh: wish.refresh || wanted?.refresh === true }
    if (wish.hurry) probe = PROBE_FIRST_MS
    if (!running && !stopped) void run()
  }

  return {
    wake,
    stop: () => {
      stopped = true
      cancel()
    },
  }
}
