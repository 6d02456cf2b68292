import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findChromium } from '../../scripts/findChromium.mjs'
import { Protocol } from './protocol.ts'
import { Tab } from './tab.ts'

type Target = { targetId: string; type: string }
export type Cookie = { name: string; value: string; url: string }

export const newProfile = () => mkdtempSync(join(tmpdir(), 'lichtspiel-bench-'))
export const removeProfile = (profile: string) =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })

/**
 * Chromium over the protocol's pipe and nothing between: the usual drivers watch every request, which slows replay down
 * and would blur the figures.
 */
export class BareChromium {
  private readonly child: ChildProcess
  private readonly protocol: Protocol

  /** @param profile a folder, which whoever made it removes. */
  constructor(profile: string) {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    this.child = spawn(
      findChromium() ?? 'chromium',
      [
        ...['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
        ...['--disable-component-update', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...sandbox],
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    )
    this.protocol = new Protocol(this.child.stdio[3] as Writable, this.child.stdio[4] as Readable)
  }

  async version(): Promise<string> {
    return (await this.protocol.send<{ product: string }>('Browser.getVersion')).product
  }

  /** Opens a page and waits until it is ready. */
  async open(url: string): Promise<Tab> {
    const { targetId } = await this.protocol.send<{ targetId: string }>('Target.createTarget', { url })
    const tab = await Tab.attach(this.protocol, targetId)
    await tab.ready()
    return tab
  }

  /** The service worker that a page has registered. */
  async worker(): Promise<Tab> {
    const { targetInfos } = await this.protocol.send<{ targetInfos: Target[] }>('Target.getTargets')
    const worker = targetInfos.find(({ type }) => type === 'service_worker')
    if (!worker) throw new Error('there is no worker')
    return Tab.attach(this.protocol, worker.targetId)
  }

  /** The cookies of all pages from now on. */
  async setCookies(cookies: readonly Cookie[]): Promise<void> {
    await this.protocol.send('Storage.clearCookies')
    await this.protocol.send('Storage.setCookies', { cookies })
  }

  async close(): Promise<void> {
    const ended = this.ended()
    // It closes its profile; one that hangs is ended.
    this.protocol.send('Browser.close').catch(() => {})
    const patience = setTimeout(() => this.child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(patience)
  }

  /** SIGKILL to the browser's own process; its children end with it. */
  async kill(): Promise<void> {
    const ended = this.ended()
    this.child.kill('SIGKILL')
    await ended
  }

  private async ended(): Promise<void> {
    const { exitCode, signalCode } = this.child
    if (exitCode === null && signalCode === null) await once(this.child, 'exit')
  }
}
