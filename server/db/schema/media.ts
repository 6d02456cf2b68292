import { index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

export const images = pgTable(
  'images',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['poster', 'still', 'avatar'] }).notNull(),
    filename: text().notNull(),
    /** `#rrggbb`, fills its place until it is decoded. */
    color: text().notNull(),
    /** Pixels, ascending. */
    widths: integer().array().notNull(),
    aspectRatio: real().notNull(),
    /** Everything the generator needs to draw it again. */
    recipe: jsonb().notNull(),
    state: text({ enum: ['waiting', 'ready'] })
      .notNull()
      .default('waiting'),
    renderedAt: instant(),
  },
  (table) => [index().on(table.state)],
)
