import type { Credit } from '#contract/catalogue.ts'
import type { movies } from '../db/schema/catalogue.ts'
import type { images } from '../db/schema/media.ts'

/** A film with its pictures; either may be missing. */
export type MovieRow = typeof movies.$inferSelect & {
  poster: typeof images.$inferSelect | null
  still: typeof images.$inferSelect | null
}

export type CreditRow = { personId: string } & Pick<Credit, 'name' | 'job' | 'role'>
