import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'

/** The fault of one answer, which the proxy has received completely: the server has committed by then. */
export type Fault = (
  input: IncomingMessage,
  body: Buffer,
) => 'pass' | 'drop' | Buffer | Promise<'pass' | 'drop' | Buffer>

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A proxy before the server that can lose or change its answers. */
export class FaultProxy {
  /** Decides about every answer. */
  fault: Fault = () => 'pass'
  readonly port: number
  private readonly target: number
  private readonly server: Server
  /** A new connection for each request: a kept one may lead to a server that was stopped meanwhile. */
  private readonly agent = new Agent({ keepAlive: false })
  /** Answers that never change: three of four requests are for the app's files, which every journey asks for anew. */
  private readonly immutable = new Map<string, Answer>()

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
      const key = `${input.method} ${input.url} ${input.headers.accept}`
      const answer = this.immutable.get(key) ?? (await this.ask(input, output))
      if (answer === 'stream') return
      if (/\bimmutable\b/.test(String(answer.headers['cache-control']))) this.immutable.set(key, answer)
      const verdict = await this.fault(input, answer.body)
      if (verdict === 'drop') return void output.socket?.destroy()
      output.writeHead(answer.status, answer.headers)
      output.end(verdict === 'pass' ? answer.body : verdict)
    } catch {
      // The server is down: for the browser, the proxy is down as well.
      output.socket?.destroy()
    }
  }

  /** Asks the server. Every answer comes whole, so that a fault may change it, except for a stream, which is passed on. */
  private async ask(input: IncomingMessage, output: ServerResponse): Promise<Answer | 'stream'> {
    const { 'if-none-match': _known, ...asked } = input.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const { method, url: path } = input
    const upstream = request({ agent: this.agent, port: this.target, host: '127.0.0.1', method, path, headers })
    input.pipe(upstream)
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
    if (answer.headers['content-type']?.startsWith('text/event-stream')) {
      passOn(answer, output)
      return 'stream'
    }
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _, ...kept } = answer.headers
    return { status: answer.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) }
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
