import { setTimeout as pause } from 'node:timers/promises'
import type { Protocol } from './protocol.ts'

/** A page or a worker of the browser. */
export class Tab {
  private readonly protocol: Protocol
  private readonly targetId: string
  private readonly sessionId: string

  private constructor(protocol: Protocol, targetId: string, sessionId: string) {
    this.protocol = protocol
    this.targetId = targetId
    this.sessionId = sessionId
  }

  static async attach(protocol: Protocol, targetId: string): Promise<Tab> {
    const { sessionId } = await protocol.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    return new Tab(protocol, targetId, sessionId)
  }

  /** Waits for what the page has put into `globalThis.ready`. */
  async ready(): Promise<void> {
    // The empty page answers first.
    while (!(await this.evaluate('globalThis.ready !== undefined'))) await pause(20)
    await this.evaluate('ready')
  }

  /** Calls a function of the page's or worker's `bench` with one argument. */
  call<T>(name: string, input: unknown = {}): Promise<T> {
    return this.evaluate(`bench.${name}(${JSON.stringify(input)})`)
  }

  async evaluate<T>(expression: string): Promise<T> {
    const answer = await this.send<{ result: { value: T }; exceptionDetails?: unknown }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails))
    return answer.result.value
  }

  /** Gives the page a function of this name that takes a text. */
  async bind(name: string, run: (text: string) => void): Promise<void> {
    this.protocol.on<{ name: string; payload: string }>(this.sessionId, 'Runtime.bindingCalled', (called) => {
      if (called.name === name) run(called.payload)
    })
    await this.send('Runtime.enable')
    await this.send('Runtime.addBinding', { name })
  }

  /** Tells the page that there is a network, or none. */
  async setOnline(online: boolean): Promise<void> {
    await this.send('Network.enable')
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await this.send('Network.emulateNetworkConditions', { offline: !online, ...unlimited })
  }

  /** The heap after a collection, in bytes. */
  async heap(): Promise<number> {
    await this.send('HeapProfiler.collectGarbage')
    return (await this.send<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize
  }

  async close(): Promise<void> {
    await this.protocol.send('Target.closeTarget', { targetId: this.targetId })
  }

  private send<T>(method: string, params: unknown = {}): Promise<T> {
    return this.protocol.send(method, params, this.sessionId)
  }
}
