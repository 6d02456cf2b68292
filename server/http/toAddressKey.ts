import { isIPv6 } from 'node:net'

/**
 * The key by which limits count an address: an IPv4 address, or the /64 network that belongs to one IPv6 customer.
 *
 * @param ip as Fastify gives it; undefined when the client has disconnected. A value that is no IPv6 address stays as
 * it is.
 */
export function toAddressKey(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  const address = ip.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  const groups = [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}
