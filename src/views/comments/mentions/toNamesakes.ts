import type { Author } from '#contract/author.ts'
import { foldName } from '../../../ui/place/foldName.ts'

/** Where somebody is known from: they write here, are a friend, or the server found them. */
export type Acquaintance = 'thread' | 'friend' | 'member'
/** Somebody who may be meant. */
export type Namesake = { author: Author; from: Acquaintance }

/** So many are seen at once, also above a phone's keyboard. */
const MOST = 6

/**
 * Who may be meant by what was typed, each once: whoever writes here first, then friends, then others; of each those whose
 * name begins so before those of whose name a later part does.
 *
 * @param known in the order in which they count. @param isLeftOut oneself, and whom one does not want to read.
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
