import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { connectTo } from '../../test/connection.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

// The database has no part in it.
describeOnBothDatabases(
  'a body that says it is compressed',
  (server) => {
    it('is refused with all that belongs to it: nothing of it lies in the way of the next request', async () => {
      const { app } = server()
      await app.listen({ host: '127.0.0.1', port: 0 })
      const address = app.server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const token = (await server().visitor().get('/api/csrf_token')).json()['X-CSRF-Token']
      const login = JSON.stringify({ username: 'x', password: 'y' })
      const send = async (encoding: string, body: Buffer) => {
        const { socket, until } = await connectTo(port)
        const names = [`Cookie: XSRF-TOKEN=${token}`, `X-XSRF-TOKEN: ${token}`, `Content-Encoding: ${encoding}`]
        const type = ['Content-Type: application/json', `Content-Length: ${body.length}`, '', '']
        socket.write(
          Buffer.concat([Buffer.from(['POST /api/session HTTP/1.1', 'Host: a', ...names, ...type].join('\r\n')), body]),
        )
        const answer = await until(/request_id/)
        socket.destroy()
        return answer
      }
      for (const body of [Buffer.from(login + ' '.repeat(60_000)), gzipSync(login)]) {
        const answer = await send('gzip', body)
        expect(answer).toMatch(/^HTTP\/1\.1 415 [\s\S]*"media_type"/)
        expect(answer).toMatch(/\r\nconnection: close\r\n/i)
      }
      expect(await send('identity', Buffer.from(login))).toMatch(/^HTTP\/1\.1 401 [\s\S]*"login_failed"/)
    })
  },
  { only: 'embedded' },
)
