import type { UserId } from '#contract/ids.ts'
import type { Entry } from '../../src/sync/outbox/entry.ts'
import type { Past } from '../../src/sync/outbox/history.ts'
import type { Meant } from './judge.ts'

/** `state`: the value of the slot once the command is done. */
type Noted = Omit<Meant, 'key' | 'end' | 'owner'> & { owner: UserId; state: unknown; retried: boolean }

/** Every key in the order of the intents; a command that is sent again under a new key is a new one. */
export class IntentLog {
  private readonly noted = new Map<string, Noted>()
  private acts = 0

  add(key: string, intent: Omit<Noted, 'retried' | 'again' | 'at'>): void {
    this.noted.set(key, { ...intent, retried: false, again: false, at: this.nextAct() })
  }

  /** Notes that a command is sent again under a new key. It keeps its place in the lane. */
  retry(key: string, fresh: string): void {
    const before = this.noted.get(key)
    if (!before) throw new Error(`${key} was never meant`)
    this.noted.set(key, { ...before, retried: true })
    const again = { ...before, retried: false, again: true, at: this.nextAct() }
    const order = [...this.noted].flatMap((one) => (one[0] === key ? [one, [fresh, again] as const] : [one]))
    this.noted.clear()
    for (const [each, one] of order) this.noted.set(each, one)
  }

  /** Notes that the order of these intents and another device's is unknown. */
  setUnsure(keys: ReadonlySet<string>): void {
    for (const [key, one] of this.noted) if (keys.has(key)) this.noted.set(key, { ...one, unsure: true })
  }

  stateOf(key: string): unknown {
    return this.noted.get(key)?.state
  }

  /** The intents with their ends on all devices. */
  toMeant(history: readonly Past[], rows: readonly Entry[]): Meant[] {
    return [...this.noted].map(([key, { retried, ...one }]) => {
      const ends = [
        ...history.filter((row) => row.key === key).map(({ outcome }) => outcome as string),
        ...rows.filter((row) => row.key === key).map(({ state }) => state as string),
        ...(retried ? ['retried'] : []),
      ]
      return { key, ...one, end: ends.join('+') || 'none' }
    })
  }

  /** The number of the next act, later than all before. */
  private nextAct(): number {
    this.acts += 1
    return this.acts
  }
}
