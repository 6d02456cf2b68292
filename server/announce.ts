import type { AddressInfo } from 'node:net'
import type { DemoLogins } from './demo/service.ts'
import type { Config } from './http/config.ts'

/**
 * The announcement for the operator once the server listens: its address, where its data lies, and the demo's logins.
 */
export function toAnnouncement(config: Config, address: AddressInfo, demo: DemoLogins | null): string {
  // PORT=0 lets the system choose.
  const url = new URL(config.publicUrl)
  if (config.port === 0) url.port = String(address.port)
  return [
    '',
    `  ${config.productName} is at ${url.href}`,
    `  API reference: ${new URL('/api/docs', url).href}`,
    '',
    config.databaseUrl === undefined
      ? `  Data: embedded database in ${config.dataDir}. Made for trying and developing: for data\n  that matters set DATABASE_URL to a PostgreSQL.`
      : '  Data: PostgreSQL of DATABASE_URL.',
    demo
      ? `  Demo logins: ${demo.usernames.join(', ')} (password of each: ${demo.password})`
      : `  Demo logins are off${config.demoOffBecauseReachable ? ', since others can reach this server. DEMO_DATA=on turns them on.' : '.'}`,
    '',
    '',
  ].join('\n')
}
