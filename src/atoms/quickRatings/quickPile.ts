import * as z from 'zod/mini'
import { UserId } from '#contract/ids.ts'
import { QuickCursor, QuickTitle } from '#contract/quickRatings.ts'

/** The version of the kept form; a pile that an app with another version has kept is ignored. */
const VERSION = 1

/**
 * The limit of skipped titles, more than a member skips in a round; the cursor alone already excludes nearly all of
 * them.
 */
const MOST_SKIPPED = 2_000

const Stored = z.object({
  version: z.literal(VERSION),
  owner: z.nullable(UserId),
  waiting: z.array(QuickTitle),
  skipped: z.array(z.string()),
  cursor: z.nullable(QuickCursor),
  isOver: z.boolean(),
})

/**
 * The titles that wait on this device to be rated, and how far the round through the catalogue has got. `skipped` are
 * the keys of those that are not to come again in this round; `isOver`: the server has no more of it.
 */
export type QuickPile = Readonly<z.infer<typeof Stored>>

/** A title's name in this file and the beginning of its slot in the outbox. */
export const toQuickKey = ({ type, id }: Pick<QuickTitle, 'type' | 'id'>): string => `${type}/${id}`

export function anEmptyPile(owner: UserId | null): QuickPile {
  return { version: VERSION, owner, waiting: [], skipped: [], cursor: null, isOver: false }
}

/**
 * The pile that the device kept, if it belongs to the current owner. A visitor's pile becomes the pile of the member
 * who has just signed in, so that the title in front of them stays there. Another member's pile is dropped.
 */
export function toOwnPile(kept: unknown, owner: UserId | null): QuickPile {
  const { data } = z.safeParse(Stored, kept)
  return data && (data.owner === owner || data.owner === null) ? { ...data, owner } : anEmptyPile(owner)
}

/** Without the titles of these keys. */
export function withoutKeys(pile: QuickPile, isGone: (key: string) => boolean): QuickPile {
  const waiting = pile.waiting.filter((title) => !isGone(toQuickKey(title)))
  return waiting.length === pile.waiting.length ? pile : { ...pile, waiting }
}

/** Adds another page of the round; titles that are here already, or were skipped, are left out. */
export function withPage(
  pile: QuickPile,
  page: { items: readonly QuickTitle[]; cursor: QuickCursor | null },
  isRated: (key: string) => boolean,
): QuickPile {
  const known = new Set([...pile.waiting.map(toQuickKey), ...pile.skipped])
  const added = page.items.filter((title) => !known.has(toQuickKey(title)) && !isRated(toQuickKey(title)))
  return { ...pile, waiting: [...pile.waiting, ...added], cursor: page.cursor, isOver: page.cursor === null }
}

/** Takes a title away for this round. */
export function withSkipped(pile: QuickPile, title: QuickTitle): QuickPile {
  const key = toQuickKey(title)
  const skipped = [...pile.skipped.filter((other) => other !== key), key].slice(-MOST_SKIPPED)
  return { ...withoutKeys(pile, (other) => other === key), skipped }
}

/** Puts a title below all others. */
export function withLater(pile: QuickPile, title: QuickTitle): QuickPile {
  const others = withoutKeys(pile, (key) => key === toQuickKey(title))
  return { ...others, waiting: [...others.waiting, title] }
}

/** Puts a title back on top, whatever was done with it. */
export function withReturned(pile: QuickPile, title: QuickTitle): QuickPile {
  const key = toQuickKey(title)
  const others = withoutKeys(pile, (other) => other === key)
  return { ...others, waiting: [title, ...others.waiting], skipped: pile.skipped.filter((other) => other !== key) }
}
