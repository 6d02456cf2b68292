import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Work that no request waits for (ADR 004). A job that is done is deleted. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Two jobs of one kind and key are one job. */
    key: text(),
    payload: jsonb().notNull(),
    /** Higher first. */
    priority: integer().notNull().default(0),
    runAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** A worker has it until then; after that it was killed, and the job is free again. */
    lockedUntil: instant(),
    lastError: text(),
    /** Given up after the last attempt; kept for the operator. */
    failedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.key).where(sql`key is not null`),
    index().on(table.kind, table.priority.desc(), table.runAt).where(sql`failed_at is null`),
  ],
)
