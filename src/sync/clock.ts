/** Time as the outbox sees it. A test moves its own. */
export type Clock = {
  /** Milliseconds since 1970, by the device: may jump. */
  now(): number
  /** Calls `run` once, `ms` from now; the returned function cancels it. */
  setTimer(ms: number, run: () => void): () => void
}

/** The device's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
