import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Small facts about this installation, such as which demo world was loaded. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: jsonb().notNull() })
