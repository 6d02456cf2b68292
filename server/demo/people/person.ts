import * as z from 'zod/mini'
import { CalendarDate } from '#contract/ids.ts'

/** Facts about a person whom a film or a series of the demo names. What is not known for sure is left out. */
export const DemoPerson = z.strictObject({
  name: z.string(),
  /** Where the last word is not the name to sort by, the family name first. */
  sortName: z.optional(z.string()),
  born: z.optional(CalendarDate),
  died: z.optional(CalendarDate),
  birthplace: z.optional(z.string()),
})
