import pg from 'pg'

/** Before the line is tried anew, in ms. */
const AGAIN_MS = 3_000

/**
 * Hears what a PostgreSQL notifies on a channel, on a connection of its own: the pool's come and go. A line that breaks
 * is drawn anew; what was said meanwhile is lost, so that `onNotice` is called once it stands again.
 *
 * @param channel a name of ours, not of anybody's typing.
 * @param onLost called when the line breaks, until `onNotice` says that it stands again.
 */
export function listen(
  url: string,
  channel: string,
  onNotice: () => void,
  onLost: () => void = () => {},
): { stop(): Promise<void> } {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const connect = async () => {
    const line = new pg.Client({ connectionString: url, keepAlive: true })
    client = line
    // Unheard, the event would end the process. Ended, it is drawn anew.
    line.on('error', () => {})
    line.once('end', () => {
      onLost()
      again()
    })
    line.on('notification', onNotice)
    try {
      await line.connect()
      await line.query(`listen ${channel}`)
      onNotice()
    } catch {
      await line.end().catch(() => undefined)
      again()
    }
  }
  const again = () => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void connect(), AGAIN_MS).unref()
  }
  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
