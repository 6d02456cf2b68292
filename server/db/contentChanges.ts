import type { Notification, PoolClient } from 'pg'
import type { Database } from './client.ts'
import { CONTENT_CHANNEL } from './contentChannel.ts'
import { listen } from './listen.ts'

export type ContentChanges = {
  /** Another number after each write that visitors may see; null while writes of other processes would go unheard. */
  version(): number | null
  stop(): Promise<void>
}

/**
 * Counts the committed writes, by any process, to tables that visitors see (ADR 059). Triggers in the database tell of
 * them, so that no place in the code has to remember it.
 */
export function watchContent({ pool }: Pick<Database, 'pool'>): ContentChanges {
  const { connectionString } = pool.options
  let version = 0
  if (connectionString === undefined) {
    const heard = new WeakSet<PoolClient>()
    const hear = ({ channel }: Notification) => {
      if (channel === CONTENT_CHANNEL) version++
    }
    // Every connection is acquired before its first write, also one that was open before.
    const onAcquire = (client: PoolClient) => {
      if (heard.has(client)) return
      heard.add(client)
      client.on('notification', hear)
    }
    pool.on('acquire', onAcquire)
    return { version: () => version, stop: async () => void pool.off('acquire', onAcquire) }
  }
  let stands = false
  const line = listen(
    connectionString,
    CONTENT_CHANNEL,
    () => {
      stands = true
      version++
    },
    () => {
      stands = false
    },
  )
  return { version: () => (stands ? version : null), stop: line.stop }
}
