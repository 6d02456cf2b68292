import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { providers } from '../../db/schema/consumption.ts'

export async function insertProviders(tx: Tx, rows: readonly (typeof providers.$inferInsert)[]): Promise<void> {
  await insertAll(tx, providers, rows)
}
