import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

export type EmbeddedServer = {
  /** Private to this user: holds the Unix socket that `openDatabase` connects to. */
  socketFolder: string
  stop(): Promise<void>
}

/** One that runs in this thread. */
export type DumpableServer = EmbeddedServer & {
  /** All data as a tar, from which another one starts without making a cluster first. */
  dump(): Promise<Blob>
}

/** PGlite refused the data, or broke down over them. */
export class DataNotOpened extends Error {}

/**
 * Serves PostgreSQL in WebAssembly on a Unix socket.
 *
 * @param dataDir folder of the data, or undefined for a database in memory.
 * @param from what another one dumped; without it a new cluster is made, which takes seconds.
 * @throws DataNotOpened
 */
export async function serveEmbedded(dataDir?: string, from?: Blob): Promise<DumpableServer> {
  const db = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(from === undefined ? {} : { loadDataDir: from }),
    extensions: { pg_trgm, unaccent, cube, earthdistance },
  }).catch((cause) => {
    throw new DataNotOpened(String(cause), { cause })
  })
  // The socket's path must stay under 104 bytes, so it lives in the system's temporary folder, not beside the data.
  const socketFolder = mkdtempSync(join(tmpdir(), 'lichtspiel-'))
  chmodSync(socketFolder, 0o700)
  const server = new PGLiteSocketServer({ db, path: join(socketFolder, '.s.PGSQL.5432'), maxConnections: 2 })
  await server.start()
  return {
    socketFolder,
    dump: () => db.dumpDataDir('none'),
    async stop() {
      await server.stop()
      await db.close()
      rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}
