import { join } from 'node:path'
import { type Database, openDatabase } from './client.ts'
import { DatabaseDamaged, toFinding } from './damagedDatabase.ts'
import { lockDataDir } from './lockFile.ts'
import { migrationsFolder } from './projectRoot.ts'
import { startEmbedded } from './startEmbedded.ts'

/** Where the database is: a PostgreSQL server, else the embedded one in a folder of `dataDir`. */
export type DatabasePlace = { databaseUrl?: string | undefined; databaseConnections: number; dataDir: string }

/**
 * Opens the configured database and brings its tables up to date. `close` ends everything that was begun.
 *
 * @param onLost called when the embedded database breaks down.
 * @throws DataDirInUse, DatabaseDamaged: the operator can mend both.
 */
export async function connect(config: DatabasePlace, onLost: (error: Error) => void): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    return migrated(
      openDatabase(
        { kind: 'postgres', url: config.databaseUrl, connections: config.databaseConnections },
        migrationsFolder(),
      ),
    )
  }
  const unlock = lockDataDir(config.dataDir)
  const folder = join(config.dataDir, 'database')
  const embedded = await startEmbedded(folder, onLost).catch((error) => {
    unlock()
    throw error
  })
  const database = openDatabase({ kind: 'embedded', socketFolder: embedded.socketFolder }, migrationsFolder())
  const close = async () => {
    await database.close()
    await embedded.stop()
    unlock()
  }
  return migrated({ ...database, close }).catch((error) => {
    const finding = toFinding(error)
    throw finding === undefined ? error : new DatabaseDamaged(folder, finding)
  })
}

async function migrated(database: Database): Promise<Database> {
  try {
    await database.migrate()
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
