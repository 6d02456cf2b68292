import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Solved captchas that were submitted: none is accepted twice, after a restart neither. */
export const usedCaptchas = pgTable(
  'used_captchas',
  { id: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
)
