import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { PlainRequest } from './requests.ts'

/** The answer. `dropped`: the connection ended, or nothing came, before there was an answer. */
export type Answer =
  | { status: number; headers: Readonly<Record<string, string>>; cookies: readonly string[]; body: string; ms: number }
  | { dropped: string; ms: number }

/** Longer than anything may take; a request without an answer by then hangs. */
const GIVE_UP_MS = 30_000
const STREAM = 'text/event-stream'

export const createAgent = () => new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a request; once more if a kept-alive connection was closed during sending, as browsers do. */
export async function sendPlain(agent: Agent, port: number, request: PlainRequest): Promise<Answer> {
  const began = performance.now()
  const first = await attempt(agent, port, request)
  const answer = first === 'lost' ? await attempt(new Agent(), port, request) : first
  const ms = performance.now() - began
  if (answer === 'lost') return { dropped: 'lost', ms }
  return { ...answer, ms }
}

type Outcome = Omit<Extract<Answer, { status: number }>, 'ms'> | { dropped: string } | 'lost'

function attempt(agent: Agent, port: number, { method, target, headers, body }: PlainRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = httpRequest({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers: toRawHeaders(headers, body),
    })
    const giveUp = setTimeout(() => sent.destroy(new Error('no answer in time')), GIVE_UP_MS)
    const end = (outcome: Outcome) => {
      clearTimeout(giveUp)
      resolve(outcome)
    }
    sent.on('response', (answer) => {
      // A stream never ends; its head is enough.
      if (answer.headers['content-type']?.startsWith(STREAM)) {
        end(toOutcome(answer, ''))
        return sent.destroy()
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => end(toOutcome(answer, Buffer.concat(chunks).toString('utf8'))))
      answer.on('error', (error) => end({ dropped: error.message }))
      answer.on('aborted', () => end({ dropped: 'cut off within the answer' }))
      return undefined
    })
    sent.on('upgrade', (answer, socket) => {
      end(toOutcome(answer, ''))
      socket.destroy()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const wasClosed = sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      end(wasClosed ? 'lost' : { dropped: error.message })
    })
    sent.end(body ?? undefined)
  })
}

/** Headers as a flat list, in which a name may occur twice. */
function toRawHeaders(headers: PlainRequest['headers'], body: Buffer | null): string[] {
  const has = (name: string) => headers.some(([each]) => each === name)
  const own = [...headers]
  if (!has('host')) own.push(['host', '127.0.0.1'])
  if (body !== null) own.push(['content-length', String(body.length)])
  return own.flat()
}

function toOutcome(answer: IncomingMessage, body: string): Exclude<Outcome, 'lost' | { dropped: string }> {
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
  return { status: answer.statusCode ?? 0, headers, cookies: answer.headers['set-cookie'] ?? [], body }
}

/** The time without an answer after which a raw request counts as incomplete. */
const WAIT_FOR_MORE_MS = 3_000

/**
 * Writes bytes to a connection of their own and reads until the answer is complete or the connection is closed. A
 * client cannot know whether the server waits for more: then the sending half is closed after a while, and the time is
 * not reported.
 */
export function sendRaw(port: number, bytes: Buffer): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes))
    let ms: number | undefined
    const more = setTimeout(() => {
      ms = 0
      socket.end()
    }, WAIT_FOR_MORE_MS)
    const giveUp = setTimeout(() => socket.destroy(), GIVE_UP_MS)
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
      if (isWhole(text)) socket.destroy()
    })
    // A reset after the answer ends the connection like a close.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(more)
      clearTimeout(giveUp)
      resolve({ ...parse(text), ms: ms ?? performance.now() - began })
    })
  })
}

/** Whether the first answer is complete. An answer whose end is the connection's end is waited for. */
function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const body = rest.join('\r\n\r\n')
  if (length !== undefined) return body.length >= Number(length)
  return /\r\ntransfer-encoding: chunked/i.test(head) && /(^|\r\n)0\r\n\r\n$/.test(text)
}

function parse(text: string): Outcome & object {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1])
  if (Number.isNaN(status)) return { dropped: 'no answer' }
  const pairs = lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')])
  return { status, headers: Object.fromEntries(pairs), cookies: [], body: rest.join('\r\n\r\n') }
}
