import { timestamp } from 'drizzle-orm/pg-core'

/** An absolute instant as a `Date`; milliseconds, because that is what JavaScript keeps. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
