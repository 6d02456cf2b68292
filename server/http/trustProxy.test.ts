import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { parseTrustedProxies, toFastifyTrust } from './trustProxy.ts'

it.each([
  ['1', { hops: 1 }],
  ['9', { hops: 9 }],
  ['loopback', { networks: ['loopback'] }],
  ['10.0.0.7, 192.0.2.0/24,2001:db8::/32', { networks: ['10.0.0.7', '192.0.2.0/24', '2001:db8::/32'] }],
])('reads %s', (text, proxies) => {
  expect(parseTrustedProxies(text)).toEqual(proxies)
})

it.each(['on', 'true', '0', '10', '-1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.0/', '1,,2', ''])(
  'takes "%s" for no proxy',
  (text) => {
    expect(parseTrustedProxies(text)).toBeUndefined()
  },
)

/** The address that limits count for a request, in a server behind these proxies. */
async function addressOf(trusted: string | undefined, remoteAddress: string, forwarded: string) {
  const proxies = trusted === undefined ? undefined : parseTrustedProxies(trusted)
  const app = Fastify({ trustProxy: toFastifyTrust(proxies) })
  app.get('/', async (request) => request.ip)
  const answer = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return answer.body
}

it('believes nobody by itself', async () => {
  expect(await addressOf(undefined, '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
})

it.each([
  ['1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  // Addresses further left were written by the client.
  ['1', '127.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['2', '127.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['loopback', '127.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['loopback,10.0.0.0/8', '127.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  // The request does not come through the proxy.
  ['10.0.0.0/8', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
])('with %s in front, a request from %s that says "%s" is from %s', async (trusted, remote, forwarded, address) => {
  expect(await addressOf(trusted, remote, forwarded)).toBe(address)
})
