import { FaultProxy } from './faultProxy.ts'
import { freePort } from './server.ts'
import type { Stage } from './stage.ts'

/**
 * The way of one browser to a stage whose address is the same for all: a port of its own, which closes and opens while the
 * others still reach the server. Closed is closed, as without a network.
 */
export class Wire {
  /** Belongs to the command line of the browser that goes this way. */
  readonly args: readonly string[]
  private readonly proxy: FaultProxy
  private isUp = false

  private constructor(stage: Stage, port: number) {
    this.proxy = new FaultProxy(stage.server.port, port)
    this.args = [`--host-resolver-rules=MAP ${new URL(stage.url).host} 127.0.0.1:${port}`]
  }

  static async open(stage: Stage): Promise<Wire> {
    const wire = new Wire(stage, await freePort())
    await wire.comeBack()
    return wire
  }

  set fault(fault: FaultProxy['fault']) {
    this.proxy.fault = fault
  }

  async goDown(): Promise<void> {
    if (this.isUp) await this.proxy.stop()
    this.isUp = false
  }

  async comeBack(): Promise<void> {
    if (!this.isUp) await this.proxy.start()
    this.isUp = true
  }
}
