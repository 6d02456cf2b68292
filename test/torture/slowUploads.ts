/** Requests that are on their way for a while, by a clock that only the schedule moves. */
export class SlowUploads {
  private held: { left: number; arrive: () => void }[] = []

  /** How many are on their way. */
  get count(): number {
    return this.held.length
  }

  /** Resolves once so many ms have passed. */
  hold(ms: number): Promise<void> {
    return new Promise((arrive) => this.held.push({ left: ms, arrive }))
  }

  /** Time passes: what has been on its way for long enough arrives. */
  pass(ms: number): void {
    const waiting = this.held.map(({ left, arrive }) => ({ left: left - ms, arrive }))
    this.held = waiting.filter(({ left }) => left > 0)
    for (const { left, arrive } of waiting) if (left <= 0) arrive()
  }
}

/** How long a command takes to arrive, in ms: 0 to 60 s, a function of its key alone. */
export const toUploadMs = (key: string): number => Number.parseInt(key.slice(-4), 16) % 60_001
