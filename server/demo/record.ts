import * as z from 'zod/mini'

/**
 * The place of a record among those of its kind, from 1 on. Files are sorted for readers; the world is made in this
 * order, on which numbers in ids depend. A new record takes the next number, and all others keep their ids.
 */
export const RecordNumber = z.int().check(z.positive())

/** Name and character, in the order of the credits; the character is left out where unsure. */
export const Cast = z.array(z.tuple([z.string(), z.optional(z.string())]))
