import type { Author } from '#contract/author.ts'
import { foldName } from '../../../ui/place/foldName.ts'

/** The source of a name: the author has written in this thread, is a friend, or was found by the server. */
export type Acquaintance = 'thread' | 'friend' | 'member'
/** A suggested member. */
export type Namesake = { author: Author; from: Acquaintance }

/** The limit of suggestions, so that all are visible above a phone's keyboard. */
const MOST = 6

/**
 * The members who match the typed text, each once: authors of this thread first, then friends, then others. In each
 * group, names that begin with the text come before names of which a later part begins with it.
 *
 * @param known in the order in which they count. @param isLeftOut true for the member and for those they have muted.
 */
export function toNamesakes(
  typed: string,
  known: Readonly<Record<Acquaintance, readonly Author[]>>,
  isLeftOut: (userId: string) => boolean,
): Namesake[] {
  const key = foldName(typed)
  const named = new Map<string, Namesake>()
  for (const from of ['thread', 'friend', 'member'] as const) {
    const fitting = known[from].flatMap((author) => {
      if (isLeftOut(author.id)) return []
      const name = ` ${foldName(author.username)}`
      return name.includes(` ${key}`) ? [{ author, from, isLater: !name.startsWith(` ${key}`) }] : []
    })
    for (const { author, isLater: _, ...each } of fitting.toSorted((a, b) => Number(a.isLater) - Number(b.isLater))) {
      if (!named.has(author.id)) named.set(author.id, { author, ...each })
    }
  }
  return [...named.values()].slice(0, MOST)
}
