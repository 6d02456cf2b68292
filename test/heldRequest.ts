import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { connectTo } from './connection.ts'
import { portOf } from './listenTo.ts'
import type { Visitor } from './visitor.ts'

export type HeldInput = { method: string; path: string; body: unknown; type?: string }
export type RawAnswer = { status: number; code: string | undefined; text: string }

/** A request whose head the server has judged, and whose body waits for `finish`. */
export type Held = {
  finish(): Promise<RawAnswer>
  /** Ends its connection instead. */
  hangUp(): void
}

/**
 * Sends requests by connections of their own, whose bodies are held back.
 *
 * @param app not listening yet: it is heard how far it has read.
 */
export function holding(app: FastifyInstance) {
  let judged = 0
  // Behind the guard of each call, before its body is read.
  app.addHook('preParsing', async () => {
    judged++
  })

  const begin = async (visitor: Visitor, { method, path, body, type = 'application/json' }: HeldInput) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
    const connection = await connectTo(await portOf(app))
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: close',
      `Cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      `X-XSRF-TOKEN: ${visitor.cookies.get('XSRF-TOKEN') ?? ''}`,
      `Idempotency-Key: ${randomUUID()}`,
      `Content-Type: ${type}`,
      `Content-Length: ${bytes.length}`,
    ]
    return { connection, bytes, head: `${head.join('\r\n')}\r\n\r\n` }
  }
  const read = async ({ closed }: Awaited<ReturnType<typeof connectTo>>): Promise<RawAnswer> => {
    const text = await closed()
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
      code: /"code":"(\w+)"/.exec(text)?.[1],
      text,
    }
  }

  return {
    /** Sends the head and one byte; resolves once the guard has let it pass. */
    async hold(visitor: Visitor, input: HeldInput): Promise<Held> {
      const { connection, bytes, head } = await begin(visitor, input)
      const before = judged
      connection.socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, 1)]))
      await expect.poll(() => judged).toBe(before + 1)
      return {
        async finish() {
          connection.socket.write(bytes.subarray(1))
          return read(connection)
        },
        hangUp: () => connection.socket.destroy(),
      }
    },
    /** Sends head and body at once. */
    async sendWhole(visitor: Visitor, input: HeldInput): Promise<RawAnswer> {
      const { connection, bytes, head } = await begin(visitor, input)
      connection.socket.write(Buffer.concat([Buffer.from(head), bytes]))
      return read(connection)
    },
    /** Sends the head alone; what is refused by it is answered all the same. */
    async sendHead(visitor: Visitor, input: HeldInput): Promise<string> {
      const { connection, head } = await begin(visitor, input)
      connection.socket.write(head)
      const answer = await connection.until(/"code":"\w+"/)
      connection.socket.destroy()
      return answer
    },
  }
}
