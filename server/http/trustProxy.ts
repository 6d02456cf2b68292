import { isIPv4, isIPv6 } from 'node:net'

/** The proxies in front whose `X-Forwarded-For` is believed: how many there are, or where they are. */
export type TrustedProxies = { hops: number } | { networks: readonly string[] }

/** Names that stand for networks of one's own: 127.0.0.0/8 and ::1, link-local and private addresses. */
const names = ['loopback', 'linklocal', 'uniquelocal']

/** More than anybody has in a row. A slip of a digit would let clients write the address themselves. */
const MOST_HOPS = 9

/**
 * Reads TRUST_PROXY: the number of proxies in a row, or their addresses and networks, separated by commas.
 *
 * @returns undefined for anything else, `on` among it: it would believe whatever a client writes.
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= MOST_HOPS ? { hops } : undefined
  }
  const networks = text.split(',').map((network) => network.trim())
  return networks.every((network) => names.includes(network) || isNetwork(network)) ? { networks } : undefined
}

/** An address, with the bits of its network or without. A network of no bits is everybody, and no proxy. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0
  return bits === undefined ? most > 0 : Number(bits) >= 1 && Number(bits) <= most
}

/**
 * For Fastify, which walks from the connection's own address through the header, the last entry first, and takes the
 * first address that is not trusted for the client's. A plain number it does not believe at all.
 */
export function toFastifyTrust(
  proxies: TrustedProxies | undefined,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === undefined) return false
  if ('networks' in proxies) return [...proxies.networks]
  return (_address, hop) => hop < proxies.hops
}
