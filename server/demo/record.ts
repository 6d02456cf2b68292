import * as z from 'zod/mini'

/**
 * The number of a record among those of its file, from 1 on. Files are sorted for readers; rows are made in the order of
 * these numbers, on which permalinks, ids and change numbers depend. A new record takes the next number, so that the
 * order of all others stays.
 */
export const RecordNumber = z.int().check(z.positive())

/** Name and character, in the order of the credits; the character is left out where unsure. */
export const Cast = z.array(z.tuple([z.string(), z.optional(z.string())]))
