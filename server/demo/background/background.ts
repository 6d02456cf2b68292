import * as z from 'zod/mini'

/** Academy or festival, year, category, and whom it was given to; category and person are left out where unsure. */
const DemoAward = z.tuple([z.string(), z.int(), z.optional(z.string()), z.optional(z.string())])
export type DemoAward = z.infer<typeof DemoAward>

/** Facts around a title of the demo, from general knowledge. What is not known for sure is left out. */
export const DemoBackground = z.strictObject({
  title: z.string(),
  of: z.enum(['movies', 'series']),
  /** Country and age, as its board writes it; Germany's stands at the title. */
  certificates: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** Names besides the German and the original one, with the country. */
  alternatives: z.optional(z.array(z.tuple([z.string(), z.optional(z.string())]))),
  awards: z.optional(z.array(DemoAward)),
  nominations: z.optional(z.array(DemoAward)),
})
export type DemoBackground = z.infer<typeof DemoBackground>

/** Films of the demo that belong together. */
export const DemoCollection = z.strictObject({
  name: z.string(),
  /** The number of all parts, also of those that the demo lacks; left out while more are to come. */
  total: z.optional(z.int()),
  /** Number and film. */
  parts: z.array(z.tuple([z.int(), z.string()])),
})
export type DemoCollection = z.infer<typeof DemoCollection>
