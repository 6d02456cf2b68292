import type { Page } from '@playwright/test'
import type { Torture } from './page.ts'

declare const torture: Torture

/**
 * The ends of each key of a long queue. The device stores the last 200 entries that left the outbox, so they are read
 * during the run, each once: a browser that is killed in between still has the rest.
 */
export class Ends {
  private last = 0
  private readonly found = new Map<string, string[]>()

  /** Reads the new rows of the history. @throws Error when rows were deleted before they were read. */
  async read(page: Page): Promise<void> {
    for (const { id, ends } of await page.evaluate((after) => torture.past(after), this.last)) {
      this.last += 1
      if (id !== this.last) throw new Error(`the history was read too late: ${this.last} to ${id - 1} are forgotten`)
      for (const [key, end] of ends) this.note(key, end)
    }
  }

  /** Adds the entries that are still in the outbox. To be called once, at the end. */
  async readStates(page: Page): Promise<void> {
    await this.read(page)
    for (const [key, state] of await page.evaluate(() => torture.states())) this.note(key, state)
  }

  /** `none` for an unknown key; several ends are joined by `+`. */
  of(key: string): string {
    return this.found.get(key)?.join('+') ?? 'none'
  }

  private note(key: string, end: string): void {
    this.found.set(key, [...(this.found.get(key) ?? []), end])
  }
}
