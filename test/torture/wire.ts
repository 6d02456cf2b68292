import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type BatchedCommand, batchCall } from '#contract/batch.ts'
import { type FaultName, type Refusal, refusals } from './faults.ts'
import type { ServerProcess } from './serverProcess.ts'
import { SlowUploads, toUploadMs } from './slowUploads.ts'

const HOST = '127.0.0.1'
const LATE_MS = 15
const BATCH = batchCall.path

type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/** A proxy before the server that applies the faults of the schedule to commands; other calls pass. */
export class FaultyWire {
  /** The faults of the next commands, one each; undefined lets one pass. */
  faults: (FaultName | undefined)[] = []
  /** The number of times that each fault was applied. */
  readonly counts = new Map<FaultName, number>()
  /** Calls by key: no key may have two. */
  readonly bodies = new Map<string, string>()
  readonly twoBodies: string[] = []
  port = 0
  /** The documents that the proxy serves itself, by path. */
  readonly documents = new Map<string, { type: string; body: string }>()
  private busy = 0
  private hanging = 0
  private readonly server: ServerProcess
  private readonly agent = new Agent({ keepAlive: true })
  private readonly listener: Server
  private readonly waiting: (() => void)[] = []
  /** Keys that may have had an effect: a lasting refusal cannot follow. */
  private readonly forwarded = new Set<string>()
  private readonly lostAgain = new Set<string>()
  /** Keys that were refused for good: no copy that arrives later may have an effect. */
  private readonly refused = new Set<string>()
  /** By the schedule's own clock, unless `holdUpload` uses another one. */
  readonly uploads = new SlowUploads()
  /** Resolves when a request with this transit time in ms has arrived. */
  holdUpload = (ms: number): Promise<void> => this.uploads.hold(ms)

  constructor(server: ServerProcess) {
    this.server = server
    this.listener = createServer((input, output) => {
      this.handle(input, output).catch(() => output.socket?.destroy())
    })
  }

  get isListening(): boolean {
    return this.listener.listening
  }

  async start(port: number): Promise<void> {
    this.port = port
    this.listener.listen(port, HOST)
    await once(this.listener, 'listening')
  }

  async stop(): Promise<void> {
    this.agent.destroy()
    if (!this.isListening) return
    this.listener.closeAllConnections()
    this.listener.close()
    await once(this.listener, 'close')
  }

  /** Whether only requests without an answer, now or for ever, are in transit: only time can help. */
  get onlyHangs(): boolean {
    return this.hanging > 0 && this.busy === this.hanging
  }

  /** Resolves once no request is in transit any more. */
  async idle(): Promise<void> {
    while (this.busy > 0) await pause(1)
  }

  private async handle(input: IncomingMessage, output: ServerResponse): Promise<void> {
    this.busy += 1
    try {
      await this.pass(input, output)
    } finally {
      this.busy -= 1
    }
  }

  private async pass(input: IncomingMessage, output: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of input) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const own = this.documents.get(input.url?.split('?')[0] ?? '')
    if (own) return write(output, { status: 200, headers: { 'content-type': own.type }, body: Buffer.from(own.body) })
    const calls = toCalls(input, body)
    const [first] = calls
    if (!first) return write(output, await this.forward(input, body))
    for (const { key, call } of calls) {
      if ((this.bodies.get(key) ?? call) !== call) this.twoBodies.push(key)
      this.bodies.set(key, call)
    }
    // A batch has no key; the key of its first command identifies it.
    const { key } = first
    await this.harm(this.lostAgain.delete(key) ? 'dropAnswer' : this.faults.shift(), key, input, body, output)
    // Requests that were held back continue after this one.
    for (const go of this.waiting.splice(0)) go()
  }

  private async harm(
    fault: FaultName | undefined,
    key: string,
    input: IncomingMessage,
    body: Buffer,
    output: ServerResponse,
  ): Promise<void> {
    const refusal = fault && refusals[fault]
    // A batch is never refused for good: each of its commands is.
    const mayLast = !this.forwarded.has(key) && input.url !== BATCH
    if (refusal?.lasting && !mayLast) return write(output, await this.forward(input, body))
    if (fault) this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1)
    if (refusal?.lasting) this.refused.add(key)
    if (refusal) return write(output, toAnswer(refusal, key))
    switch (fault) {
      case 'dropRequest':
        output.socket?.destroy()
        return
      case 'portal':
        return write(output, { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<html>') })
      case 'portalRedirect':
        return write(output, { status: 302, headers: { location: 'http://192.0.2.1/login' }, body: Buffer.alloc(0) })
      case 'dropAnswerFresh':
        // The browser sends it again on a fresh connection: that answer is lost too.
        this.lostAgain.add(key)
        await this.forward(input, body)
        output.socket?.destroy()
        return
      case 'dropAnswer':
        await this.forward(input, body)
        output.socket?.destroy()
        return
      case 'hang':
        await this.forward(input, body)
        // The sender's own timeout ends it.
        this.hanging += 1
        await once(output, 'close')
        this.hanging -= 1
        return
      case 'slowUpload':
        this.hanging += 1
        await this.holdUpload(toUploadMs(key)).finally(() => {
          this.hanging -= 1
        })
        if (this.refused.has(key)) {
          output.socket?.destroy()
          return
        }
        return write(output, await this.forward(input, body))
      case 'duplicate': {
        const [first] = await Promise.all([this.forward(input, body), this.forward(input, body)])
        return write(output, first)
      }
      case 'delay': {
        const answer = await this.forward(input, body)
        await pause(LATE_MS)
        return write(output, answer)
      }
      case 'reorder':
        await Promise.race([pause(LATE_MS), new Promise<void>((go) => this.waiting.push(go))])
        return write(output, await this.forward(input, body))
      case 'killBefore': {
        const sent = this.forward(input, body).catch(() => undefined)
        await this.server.kill()
        await sent
        output.socket?.destroy()
        return
      }
      case 'killAfter':
        await this.forward(input, body)
        await this.server.kill()
        output.socket?.destroy()
        return
      default:
        return write(output, await this.forward(input, body))
    }
  }

  private async forward(input: IncomingMessage, body: Buffer): Promise<Answer> {
    for (const { key } of toCalls(input, body)) this.forwarded.add(key)
    const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = input.headers
    const { method, url: path } = input
    const upstream = request({ host: HOST, port: this.server.port, method, path, headers, agent: this.agent })
    upstream.end(body)
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || ['connection', 'keep-alive', 'transfer-encoding'].includes(name) ? [] : [[name, value]],
    )
    return { status: answer.statusCode ?? 502, headers: Object.fromEntries(kept), body: Buffer.concat(chunks) }
  }
}

/** The commands of a request: the single one, or those of a batch. None: it is no command. */
function toCalls({ headers, method, url }: IncomingMessage, body: Buffer): { key: string; call: string }[] {
  const key = headers['idempotency-key']
  if (typeof key === 'string') return [{ key, call: `${method} ${url} ${body}` }]
  if (url !== BATCH) return []
  const { commands } = JSON.parse(body.toString()) as { commands: BatchedCommand[] }
  return commands.map((one) => ({
    key: one.key,
    call: `${one.method} ${one.path} ${one.body === undefined ? '' : JSON.stringify(one.body)}`,
  }))
}

function write(output: ServerResponse, { status, headers, body }: Answer): void {
  output.writeHead(status, { ...headers, 'content-length': body.length })
  output.end(body)
}

/** A refusal in the words of the server; one without a code is a proxy's. */
function toAnswer({ status, code, retryAfter }: Refusal, key: string): Answer {
  const problem = { type: `/api/docs#${code}`, title: code ?? '', status, code, request_id: 'torture' }
  return {
    status,
    headers: {
      'content-type': code ? 'application/problem+json' : 'text/html',
      ...(code ? { 'idempotency-key': key } : {}),
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: Buffer.from(code ? JSON.stringify(problem) : '<html>'),
  }
}
