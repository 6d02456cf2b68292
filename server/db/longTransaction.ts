import { type SQL, sql } from 'drizzle-orm'

/**
 * Locks a name until the transaction ends, for work at the start of a process that takes longer than a request may: it
 * waits for other processes without a limit, and may itself pause between two queries.
 */
export async function lockForLong(tx: { execute(query: SQL): PromiseLike<unknown> }, name: string): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
