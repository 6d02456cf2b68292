import type { Page } from '@playwright/test'
import type { Torture } from './page.ts'

declare const torture: Torture

/**
 * What became of each key of a long queue. The device remembers the last 200 times that something left, so they are read
 * as it goes, each once: a browser that is killed in between still knows the rest.
 */
export class Ends {
  private last = 0
  private readonly found = new Map<string, string[]>()

  /** Reads what has left meanwhile. @throws Error when something was forgotten before it was read. */
  async read(page: Page): Promise<void> {
    for (const { id, ends } of await page.evaluate((after) => torture.past(after), this.last)) {
      this.last += 1
      if (id !== this.last) throw new Error(`the history was read too late: ${this.last} to ${id - 1} are forgotten`)
      for (const [key, end] of ends) this.note(key, end)
    }
  }

  /** Adds what is still there. Call it once, at the end. */
  async readStates(page: Page): Promise<void> {
    await this.read(page)
    for (const [key, state] of await page.evaluate(() => torture.states())) this.note(key, state)
  }

  /** `none` for a key that is nowhere; more than one end is joined by `+`. */
  of(key: string): string {
    return this.found.get(key)?.join('+') ?? 'none'
  }

  private note(key: string, end: string): void {
    this.found.set(key, [...(this.found.get(key) ?? []), end])
  }
}
