import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The embedded database cannot be opened. The message is for the operator: what happened, and how to go on. */
export class DatabaseDamaged extends Error {
  constructor(folder: string, finding: string) {
    super(
      `The embedded database in ${folder} cannot be opened: its files are damaged, incomplete, not readable, or made by ` +
        `another version of PostgreSQL (${finding}).\nPut a backup of the folder in its place. Without one, move the ` +
        'folder away and start again: a new, empty database is made. Data that matters belongs in a PostgreSQL with ' +
        'backups (DATABASE_URL).',
    )
  }
}

/**
 * Refuses a folder that is not empty and holds no complete cluster. PGlite treats a folder without `PG_VERSION` as
 * empty, and creates a new cluster over the remains of the old one.
 *
 * @throws DatabaseDamaged
 */
export function checkCluster(folder: string): void {
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'))) {
    throw new DatabaseDamaged(folder, 'PG_VERSION is missing')
  }
}

/** The error codes of PostgreSQL for damage: `data_corrupted` and the like, or a missing file. */
const DAMAGE = /^(XX|58)/

/** The message of an error that is caused by damaged files, or undefined for any other error. */
export function toFinding(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && DAMAGE.test(cause.code)) return cause.message
  }
  return undefined
}
