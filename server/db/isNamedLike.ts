import { or, type SQL, sql } from 'drizzle-orm'
import { users } from './schema/users.ts'

/**
 * Members by a part of their folded name; the trigram index answers it.
 *
 * @param keys the ways in which the part may be spelled.
 * @returns `holds`: the condition; `begins`: the names that begin so, to put them first.
 */
export function isNamedLike(keys: readonly string[]): { holds: SQL; begins: SQL } {
  const literals = keys.map((key) => key.replace(/[\\%_]/g, '\\$&'))
  const isLike = (toPattern: (literal: string) => string) =>
    or(...literals.map((literal) => sql`${users.usernameKey} like ${toPattern(literal)}`)) ?? sql`false`
  return { holds: isLike((literal) => `%${literal}%`), begins: isLike((literal) => `${literal}%`) }
}
