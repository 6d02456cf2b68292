import { setTimeout as pause } from 'node:timers/promises'
import type { UserId } from '#contract/ids.ts'
import { BareChromium, type Cookie, newProfile, removeProfile } from '../chromium.ts'
import type { Word } from '../queues/pageQueue.ts'
import type { Tab } from '../tab.ts'
import { type Documents, FaultServer, type Harm } from './faultServer.ts'
import { judge, type Meant, type Verdict } from './judge.ts'
import type { QueueName } from './queueNames.ts'
import { toSignal } from './toSignal.ts'

export const [alice, bob] = ['u-alice', 'u-bob'] as [UserId, UserId]

/** No command arrives. */
export const unreachable: Harm = { arrives: () => 'drop' }

const LOOK_MS = 200
const AWAY_MS = 500
/** The time without requests after which the queue counts as waiting for an outside event. */
const QUIET_MS = 3_000

/** One queue in a browser on a fresh profile, with a server of its own. */
export class Stage {
  readonly server: FaultServer
  readonly meant: Meant[] = []
  /** Films that are refused to the end. */
  readonly poisoned = new Set<string>()
  tabs: Tab[] = []
  /** The number of times that the fault has occurred. */
  strikes = 0
  private readonly queue: QueueName
  private readonly profile = newProfile()
  private browser = new BareChromium(this.profile)
  private readonly refused: Word[] = []
  private visits = 0
  private cookies: readonly Cookie[] = []

  private constructor(queue: QueueName, server: FaultServer) {
    this.queue = queue
    this.server = server
  }

  /** Runs with one page open and the first member signed in. */
  static async with<T>(queue: QueueName, documents: Documents, run: (stage: Stage) => Promise<T>): Promise<T> {
    const server = new FaultServer(documents)
    await server.start()
    const stage = new Stage(queue, server)
    try {
      await stage.signIn(alice)
      await stage.open()
      return await run(stage)
    } finally {
      await stage.browser.close()
      await server.stop()
      removeProfile(stage.profile)
    }
  }

  /** The first page, or the one that was opened after all others were closed. */
  get tab(): Tab {
    const [tab] = this.tabs
    if (!tab) throw new Error('there is no page')
    return tab
  }

  async open(): Promise<Tab> {
    const tab = await this.browser.open(`${this.server.url}/?queue=${this.queue}`)
    this.tabs.push(tab)
    return tab
  }

  /** The member returns: all pages are closed, and a moment later one is opened. */
  async reopen(): Promise<void> {
    for (const tab of this.tabs.splice(0)) {
      this.refused.push(...(await tab.call<Word[]>('refused')))
      await tab.close()
    }
    await pause(AWAY_MS)
    await this.open()
  }

  /** Signs a member in, in all tabs; the previous member is signed out. */
  async signIn(user: UserId): Promise<void> {
    this.visits += 1
    const value = `${user}-${this.visits}`
    this.server.sessions.set(value, user)
    const { url } = this.server
    this.cookies = [
      { name: 'session', value, url },
      { name: 'XSRF-TOKEN', value: this.server.model.token, url },
    ]
    await this.browser.setCookies(this.cookies)
  }

  /** Without a network, no command arrives, and pages know it. */
  async setOnline(online: boolean, harm: Harm = {}): Promise<void> {
    this.server.harm = online ? harm : unreachable
    await Promise.all(this.tabs.map((tab) => tab.setOnline(online)))
  }

  /** Rates on a page, one rating after the other, each once the queue has stored the one before. */
  async mean(words: readonly Word[], tab = this.tab, owner = alice): Promise<void> {
    this.note(words, owner)
    await tab.call('meanAll', words)
  }

  /** Rates all at once, without waiting for the queue. */
  async meanInPassing(words: readonly Word[]): Promise<void> {
    this.note(words, alice)
    await this.tab.call('meanInPassing', words)
  }

  private note(words: readonly Word[], owner: UserId): void {
    for (const word of words) this.meant.push({ ...word, owner, shown: true })
  }

  /** Rates once, and kills the browser a number of ms after that, or after the rating was shown as done. */
  async meanAndKill(word: Word, since: 'meant' | 'shown', afterMs: number): Promise<void> {
    const noted: Meant = { ...word, owner: alice, shown: false }
    this.meant.push(noted)
    const [reached, reach] = toSignal<void>()
    await this.tab.bind('report', (what) => {
      noted.shown ||= what === 'shown'
      if (what === since) reach()
    })
    const cut = this.tab.call('mean', word).catch(() => undefined)
    await reached
    await pause(afterMs)
    await this.kill()
    await cut
  }

  /**
   * Kills the browser (SIGKILL), and opens it again. The cookies are set again, because Chromium may not have written
   * them yet, which is no fault of a queue.
   */
  async kill(): Promise<void> {
    await this.browser.kill()
    this.tabs = []
    this.browser = new BareChromium(this.profile)
    await this.browser.setCookies(this.cookies)
    await this.open()
  }

  left = (): Promise<Word[]> => this.tab.call<Word[]>('left')

  /** Waits until only poisoned entries wait, or nothing happens any more; at most for this time. */
  async rest(patienceMs: number): Promise<void> {
    const began = Date.now()
    const isQuiet = () => Math.min(this.server.quietMs(), Date.now() - began) > QUIET_MS
    await this.waitFor(patienceMs, async () => isQuiet() || (await this.isDrained()))
  }

  /** Waits until only poisoned entries wait. Answers the time that it took, null when it took too long. */
  async drain(patienceMs: number): Promise<number | null> {
    const began = Date.now()
    const drained = await this.waitFor(patienceMs, () => this.isDrained())
    return drained ? Date.now() - began : null
  }

  private async isDrained(): Promise<boolean> {
    return (await this.left()).every(({ film }) => this.poisoned.has(film))
  }

  private async waitFor(patienceMs: number, isOver: () => Promise<boolean>): Promise<boolean> {
    const until = Date.now() + patienceMs
    while (Date.now() < until) {
      if (await isOver()) return true
      await pause(LOOK_MS)
    }
    return isOver()
  }

  async judge(): Promise<Verdict> {
    for (const tab of this.tabs) this.refused.push(...(await tab.call<Word[]>('refused')))
    return judge({
      meant: this.meant,
      effects: this.server.effects,
      holds: (owner, film) => this.server.model.rating(owner, film)?.value ?? null,
      left: await this.left(),
      refused: this.refused,
      poisoned: this.poisoned,
    })
  }
}
