import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../../sync/clock.ts'
import type { PassResult } from '../../sync/replay/pass.ts'
import type { Replay } from '../../sync/replay.ts'

const PROBE_FIRST_MS = 30_000
const PROBE_MAX_MS = 5 * 60_000
/** The shortest delay: full jitter may give 0, and a page must not spin. */
const SOONEST_MS = 250

export type Wish = {
  /** Skip the waiting time after an unreachable server. */
  hurry: boolean
  /** Fetch own state too, as other devices may have changed it. */
  refresh: boolean
}

/**
 * Runs one pass after the other, never two at once. The next pass starts when the next entry is due, or when another
 * tab or the worker has ended its pass; at the latest after a probe of 30 s, growing to 5 min while the server is
 * unreachable.
 *
 * @param tell called with whether the server was reached, for each pass that knows it.
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
  /** Own state is fetched by one request at a time; `again`: it was requested again meanwhile. */
  let refreshing: { again: boolean } | null = null
  let isBehind = false

  async function run(): Promise<void> {
    running = true
    for (let wish = wanted; wish !== null && !stopped; wish = wanted) {
      wanted = null
      const who = owner()
      if (who === null) break
      const result = await passSafely(who, wish)
      // A pass without entries to send does not contact the server.
      if (result.kind === 'passed' && (!result.reached || result.settled > 0)) tell(result.reached)
      if (result.kind === 'busy' && result.behind !== null) void follow(result.behind)
      const delay = toDelay(result)
      cancel()
      if (delay !== null && !stopped) cancel = clock.setTimer(delay, () => wake({ hurry: false, refresh: false }))
    }
    running = false
  }

  /** A database that cannot be opened now is opened again by the probe. */
  async function passSafely(who: UserId, wish: Wish): Promise<PassResult> {
    try {
      replay ??= load()
      const { pass, refreshOwn } = await replay
      const result = await pass(who, { hurry: wish.hurry })
      // Not awaited: own state of years may be fetched, and commands issued meanwhile are sent at once.
      if (wish.refresh && result.kind !== 'parked') void refresh(who, refreshOwn)
      return result
    } catch {
      replay = null
      return { kind: 'busy', behind: null }
    }
  }

  /** Continues as soon as another replayer has ended, whether it is done or was killed. */
  async function follow(behind: string): Promise<void> {
    if (isBehind) return
    isBehind = true
    try {
      await (await replay)?.untilFree(behind)
      if (!stopped) wake({ hurry: false, refresh: false })
    } catch {
      // Where waiting for the lock fails, the probe continues.
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
    // A failed fetch is repeated with the next trigger.
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
