import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/** The fault of one answer, which the proxy has received completely: the server has committed by then. */
export type Fault = (
  input: IncomingMessage,
  body: Buffer,
) => 'pass' | 'drop' | Buffer | Promise<'pass' | 'drop' | Buffer>

/** A proxy before the server that can lose or change its answers. */
export class FaultProxy {
  /** Decides about every answer. */
  fault: Fault = () => 'pass'
  readonly port: number
  private readonly target: number
  private readonly server: Server
  /** A new connection for each request: a kept one may lead to a server that was stopped meanwhile. */
  private readonly agent = new Agent({ keepAlive: false })

  /** @param target the server's port; @param port the one that browsers use */
  constructor(target: number, port: number) {
    this.target = target
    this.port = port
    this.server = createServer((input, output) => void this.forward(input, output))
    // Clients close idle connections first: a connection that the server closes just as it is used again would be an
    // unplanned fault.
    this.server.keepAliveTimeout = 0
  }

  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private async forward(input: IncomingMessage, output: ServerResponse): Promise<void> {
    try {
      // Every answer comes whole, so that a fault may change it.
      const { 'if-none-match': _known, ...asked } = input.headers
      const headers = { ...asked, 'accept-encoding': 'identity' }
      const { method, url: path } = input
      const upstream = request({ agent: this.agent, port: this.target, host: '127.0.0.1', method, path, headers })
      input.pipe(upstream)
      const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
      if (answer.headers['content-type']?.startsWith('text/event-stream')) return void passOn(answer, output)
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const verdict = await this.fault(input, body)
      if (verdict === 'drop') return void output.socket?.destroy()
      const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _, ...kept } = answer.headers
      output.writeHead(answer.statusCode ?? 502, kept)
      output.end(verdict === 'pass' ? body : verdict)
    } catch {
      // The server is down: for the browser, the proxy is down as well.
      output.socket?.destroy()
    }
  }
}

/** A stream has no end to wait for, and no fault. */
function passOn(answer: IncomingMessage, output: ServerResponse): void {
  output.writeHead(answer.statusCode ?? 502, answer.headers)
  output.flushHeaders()
  output.on('close', () => answer.destroy())
  answer.on('error', () => output.destroy())
  answer.pipe(output)
}
