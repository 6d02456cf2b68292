import * as z from 'zod/mini'
import type { Position } from '#contract/listView.ts'
import { findUnreadable } from './findUnreadable.ts'
import { ProblemError } from './problemError.ts'

/** Letter that tells a position from a page number, see the contract. */
const MARK = 'p'

/**
 * Makes a position out of the values that a list is ordered by, of the last item shown.
 *
 * @param list names the list and its order: a position of another one is refused.
 */
export function toPosition(list: string, values: readonly (string | number)[]): Position {
  return MARK + Buffer.from(JSON.stringify([list, ...values])).toString('base64url')
}

/**
 * The values of a position.
 *
 * @param values their schema, ranges included: a number that its column cannot hold would be an error of the database.
 * @throws ProblemError `malformed`
 */
export function readPosition<T>(position: Position, list: string, values: z.core.$ZodType<T>): T {
  const [name, ...rest] = parse(position)
  const read = z.safeParse(values, rest)
  if (name !== list || !read.success || findUnreadable(rest).length > 0) {
    throw new ProblemError('malformed', { detail: 'Cannot read page' })
  }
  return read.data
}

function parse(position: Position): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(position.slice(MARK.length), 'base64url').toString())
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
