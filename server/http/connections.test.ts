import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { connectTo } from '../../test/connection.ts'
import { watchConnections } from './connections.ts'

it('cuts off what does not end by itself', async () => {
  const app = Fastify()
  app.addHook('preClose', watchConnections(app, 100))
  let onAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  app.get('/', () => {
    onAsked()
    return new Promise(() => {})
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const connection = await connectTo((app.server.address() as AddressInfo).port)
  connection.socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  await asked
  await app.close()
  expect(await connection.closed()).toBe('')
})
