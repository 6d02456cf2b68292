import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { findChromium, findHeadlessShell } from '../../scripts/findChromium.mjs'
import { liveAlways } from './livePage.ts'

/** The longest wait for an element to click or a page to open, in ms: after that the test names it. */
export const ACT_MS = 60_000

/**
 * A browser on a profile of its own that can be killed and opened again. Its HTTP cache is off: without a server, all
 * that it shows comes from the worker.
 */
export class RealBrowser {
  private readonly profile = mkdtempSync(join(tmpdir(), 'lichtspiel-profile-'))
  private context: BrowserContext | undefined
  private readonly baseURL: string
  private readonly args: readonly string[]
  private readonly whole: boolean

  /**
   * @param options.args further arguments of its command line, such as its own way to the server (`wire.ts`).
   * @param options.whole with a desktop's parts, which the headless shell lacks: the shell reports neither the reasons
   * why an app cannot be installed, nor a new worker. It takes twice the work.
   */
  constructor(baseURL: string, { args = [], whole = false }: { args?: readonly string[]; whole?: boolean } = {}) {
    this.baseURL = baseURL
    this.args = args
    this.whole = whole
  }

  async open(): Promise<Page> {
    const executablePath = this.whole ? findChromium() : findHeadlessShell()
    this.context = await chromium.launchPersistentContext(this.profile, {
      ...(executablePath === undefined ? {} : { executablePath }),
      baseURL: this.baseURL,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      viewport: { width: 390, height: 844 },
      permissions: ['background-sync'],
      // The test closes the browser itself, also when it is told to stop: otherwise the process would end before that.
      handleSIGINT: false,
      handleSIGTERM: false,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--disk-cache-dir=${join(this.profile, 'cache')}`,
        '--disk-cache-size=1',
        // Otherwise a killed browser shows a bubble at its start.
        '--hide-crash-restore-bubble',
        ...this.args,
      ],
    })
    this.context.setDefaultTimeout(ACT_MS)
    return liveAlways(this.context.pages()[0] ?? (await this.context.newPage()))
  }

  get isOpen(): boolean {
    return this.context !== undefined
  }

  get opened(): BrowserContext {
    if (!this.context) throw new Error('the browser is not open')
    return this.context
  }

  /** SIGKILL to the browser's own process; its children end with it. */
  async kill(): Promise<void> {
    const context = this.opened
    const pid = this.findProcess()
    const closed = new Promise((resolve) => context.once('close', resolve))
    process.kill(pid, 'SIGKILL')
    await closed
    this.context = undefined
    await expect.poll(() => isRunning(pid)).toBe(false)
  }

  /**
   * Appends the head of a record without its body to the log of the origin's databases, like a kill between the two
   * writes of a record by Chromium. To be called while the browser is not running.
   */
  tearLog(): void {
    const stores = join(this.profile, 'Default', 'IndexedDB')
    const folders = readdirSync(stores).filter((name) => name.endsWith('.indexeddb.leveldb'))
    for (const folder of folders.map((name) => join(stores, name))) {
      const [newest] = readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .sort()
        .reverse()
      if (newest === undefined) throw new Error(`${folder} has no log`)
      // LevelDB's log format: four bytes of checksum, two of length (200), one of type (a whole record).
      appendFileSync(join(folder, newest), Uint8Array.of(1, 2, 3, 4, 200, 0, 1))
    }
  }

  async close(): Promise<void> {
    await this.context?.close()
    this.context = undefined
  }

  async dispose(): Promise<void> {
    await this.close()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  /**
   * Found by the folder of its profile, which no other browser has; helper processes have an argument for their type.
   */
  private findProcess(): number {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const found = pids.find((pid) => {
      const command = readCommand(pid)
      return command.includes(`--user-data-dir=${this.profile}`) && !command.some((part) => part.startsWith('--type='))
    })
    if (found === undefined) throw new Error('the browser has no process')
    return Number(found)
  }
}

function readCommand(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** A killed process may stay listed as a zombie until its parent reads its status. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
