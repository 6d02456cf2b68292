import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_AVATAR_BYTES } from '#contract/avatar.ts'
import { type Connection, connectTo } from '../../test/connection.ts'
import { holding } from '../../test/heldRequest.ts'
import { anotherProcess, describeOnBothDatabases } from '../../test/server.ts'
import { toBodyMs } from './patience.ts'

it('waits for a body as long as its size takes on a slow line', () => {
  expect(toBodyMs(64 * 1024)).toBe(21_000)
  expect(toBodyMs(MAX_AVATAR_BYTES)).toBe(180_000)
})

describeOnBothDatabases(
  'a client that takes its time',
  (server) => {
    let app: FastifyInstance
    let port = 0
    beforeAll(async () => {
      const patience = { headMs: 400, bodyMs: 300, bytesASecond: Number.POSITIVE_INFINITY, checkMs: 50 }
      app = await anotherProcess(server(), { patience })
      await app.listen({ host: '127.0.0.1', port: 0 })
      port = (app.server.address() as AddressInfo).port
    })
    afterAll(() => app.close())

    const begin = async (target: string, headers: readonly string[] = []): Promise<Connection> => {
      const connection = await connectTo(port)
      const head = [`POST ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Content-Type: application/json', ...headers]
      connection.socket.write(`${head.join('\r\n')}\r\n\r\n`)
      return connection
    }
    /** A byte now and then, until the server has had enough. */
    const trickle = async ({ socket, closed }: Connection): Promise<string> => {
      const timer = setInterval(() => socket.write(' '), 50)
      const answer = await closed()
      clearInterval(timer)
      return answer
    }

    it('is cut off while it still sends its head', async () => {
      const connection = await connectTo(port)
      connection.socket.write('GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n')
      expect(await connection.closed()).toMatch(/^HTTP\/1.1 408 /)
    })

    it('is cut off when it sends nothing at all', async () => {
      expect(await (await connectTo(port)).closed()).toMatch(/^HTTP\/1.1 408 |^$/)
    })

    it.each([
      ['of a known length', 'Content-Length: 60000'],
      ['of an unknown length', 'Transfer-Encoding: chunked'],
    ])('is cut off in the middle of a body %s that is waited for', async (_name, length) => {
      const visitor = server().visitor()
      await visitor.get('/api/csrf_token')
      const token = visitor.cookies.get('XSRF-TOKEN') ?? ''
      const connection = await begin('/api/session', [length, `Cookie: XSRF-TOKEN=${token}`, `X-XSRF-TOKEN: ${token}`])
      if (length.startsWith('Transfer')) connection.socket.write('ea60\r\n')
      expect(await trickle(connection)).toMatch(/^HTTP\/1.1 408 /)
    })

    it('is cut off in the middle of a body that nobody waits for, after its answer', async () => {
      const connection = await begin('/api/session', ['Content-Length: 60000'])
      const answer = await trickle(connection)
      expect(answer).toMatch(/^HTTP\/1.1 403 /)
      expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1)
    })

    it('has as long for a photograph as its call takes bytes', async () => {
      const patience = { headMs: 60_000, bodyMs: 300, bytesASecond: MAX_AVATAR_BYTES / 60, checkMs: 50 }
      const patient = await anotherProcess(server(), { patience })
      const picture = { method: 'PUT', path: '/api/me/avatar', body: Buffer.alloc(500), type: 'image/jpeg' }
      const held = await holding(patient).hold(await server().member(), picture)
      const other = await connectTo((patient.server.address() as AddressInfo).port)
      other.socket.write('POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n')
      await other.closed()
      expect((await held.finish()).status).toBe(422)
      await patient.close()
    })

    it('is answered where its body comes in time, and keeps its connection', async () => {
      const connection = await begin('/api/session', ['Content-Length: 2'])
      connection.socket.write('{')
      connection.socket.write('}')
      await connection.until(/"code":"xsrf"/)
      connection.socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
      expect(await connection.until(/"status":"ok"/)).not.toContain('408')
      connection.socket.destroy()
    })
  },
  // The database has no part in it.
  { only: 'embedded' },
)
