import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../../scripts/findChromium.mjs'

type Message = { id?: number; result?: Record<string, unknown>; error?: unknown; sessionId?: string }
type Target = { targetId: string; type: string }

/**
 * Chromium over the protocol's pipe and nothing between: the usual drivers watch every request, which slows replay down
 * and would blur the figures.
 */
export class BareChromium {
  private readonly profile = mkdtempSync(join(tmpdir(), 'lichtspiel-bench-'))
  private readonly child: ChildProcess
  private readonly input: Writable
  private readonly waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  private count = 0
  private page = ''
  private worker = ''

  constructor() {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    this.child = spawn(
      findChromium() ?? 'chromium',
      [
        ...['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
        ...['--disable-component-update', '--remote-debugging-pipe', `--user-data-dir=${this.profile}`, ...sandbox],
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    )
    this.input = this.child.stdio[3] as Writable
    let text = ''
    const output = this.child.stdio[4] as Readable
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (text + chunk).split('\0')
      text = messages.pop() ?? ''
      for (const message of messages) this.take(JSON.parse(message) as Message)
    })
  }

  /** Opens a page and attaches to the worker that takes it over. */
  async open(url: string): Promise<string> {
    const { product } = await this.send<{ product: string }>('Browser.getVersion')
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url })
    this.page = await this.attach(targetId)
    // The empty page answers first.
    while (!(await this.evaluateIn(this.page, 'globalThis.ready !== undefined'))) await pause(20)
    await this.evaluateIn(this.page, 'ready')
    const { targetInfos } = await this.send<{ targetInfos: Target[] }>('Target.getTargets')
    const worker = targetInfos.find(({ type }) => type === 'service_worker')
    if (!worker) throw new Error('there is no worker')
    this.worker = await this.attach(worker.targetId)
    return product
  }

  /** Calls a function of the worker's `bench` with one argument. */
  call<T>(name: string, input: unknown = {}): Promise<T> {
    return this.evaluateIn(this.worker, `bench.${name}(${JSON.stringify(input)})`)
  }

  /** The worker's heap after a collection, in bytes. */
  async heap(): Promise<number> {
    await this.send('HeapProfiler.collectGarbage', {}, this.worker)
    return (await this.send<{ usedSize: number }>('Runtime.getHeapUsage', {}, this.worker)).usedSize
  }

  async close(): Promise<void> {
    const ended = this.child.exitCode === null ? once(this.child, 'exit') : Promise.resolve()
    // It closes its profile; one that hangs is ended.
    this.send('Browser.close').catch(() => {})
    const patience = setTimeout(() => this.child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(patience)
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  }

  private async attach(targetId: string): Promise<string> {
    return (await this.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })).sessionId
  }

  private async evaluateIn<T>(sessionId: string, expression: string): Promise<T> {
    const answer = await this.send<{ result: { value: T }; exceptionDetails?: unknown }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      sessionId,
    )
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails))
    return answer.result.value
  }

  private send<T>(method: string, params: unknown = {}, sessionId?: string): Promise<T> {
    this.count += 1
    const id = this.count
    this.input.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  private take({ id, result, error }: Message): void {
    const asked = id === undefined ? undefined : this.waiting.get(id)
    if (id === undefined || !asked) return
    this.waiting.delete(id)
    if (error) asked.reject(new Error(JSON.stringify(error)))
    else asked.resolve(result as never)
  }
}
