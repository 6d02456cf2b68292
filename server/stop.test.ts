import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { connectTo } from '../test/connection.ts'
import { copyDatabase, TEMPLATE } from '../test/postgres.ts'
import { type StartedServer, startServerProcess } from '../test/serverProcess.ts'

/** A database for a process: its environment, and whether nobody holds it any more. */
type Store = { env: Record<string, string>; isReleased(dataDir: string): Promise<boolean>; drop(): Promise<void> }

async function embedded(): Promise<Store> {
  return {
    env: { DATABASE_URL: '' },
    isReleased: async (dataDir) => !existsSync(join(dataDir, 'lock')),
    drop: async () => {},
  }
}

async function postgres(): Promise<Store> {
  const { url, drop } = await copyDatabase(inject('postgresUrl') ?? '', TEMPLATE)
  return {
    env: { DATABASE_URL: url },
    async isReleased() {
      const client = new pg.Client(url)
      await client.connect()
      const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
      const { rowCount } = await client.query(others)
      await client.end()
      return rowCount === 0
    },
    drop,
  }
}

const request = (line: string, headers: readonly string[] = []) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n')

const stores = { embedded, ...(inject('postgresUrl') === null ? {} : { postgres }) }

describe.each(Object.entries(stores))('a server on the %s database that is asked to stop', (_kind, open) => {
  let store: Store
  let server: StartedServer
  beforeEach(async () => {
    store = await open()
    server = await startServerProcess(store.env)
  })
  afterEach(async () => {
    await server.dispose()
    await store.drop()
  })

  it('ends idle connections and streams, finishes what is in hand, and closes its database', async () => {
    const [fresh, idle, stream, busy] = [
      await connectTo(server.port),
      await connectTo(server.port),
      await connectTo(server.port),
      await connectTo(server.port),
    ]
    idle.socket.write(request('GET /api/csrf_token'))
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(await idle.until(/"X-CSRF-Token":/)) ?? []
    stream.socket.write(request('GET /api/events?topics[]=movies/x'))
    await stream.until(/event: place/)
    const json = ['Content-Type: application/json', 'Content-Length: 2', 'Expect: 100-continue']
    const who = [`Cookie: XSRF-TOKEN=${token}`, `X-XSRF-TOKEN: ${token}`]
    busy.socket.write(request('POST /api/session', [...json, ...who]))
    // The server waits for the body.
    await busy.until(/100 Continue/)

    const began = performance.now()
    const stopped = server.stop()
    expect(await idle.closed()).toMatch(/^HTTP\/1.1 200 /)
    expect(await fresh.closed()).toBe('')
    await stream.closed()
    busy.socket.write('{}')
    expect(await busy.closed()).toMatch(/HTTP\/1.1 422 [\s\S]*connection: close[\s\S]*"code":"invalid"/i)
    const { code, log } = await stopped
    expect(code, log).toBe(0)
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(await store.isReleased(server.dataDir)).toBe(true)
  })
})
