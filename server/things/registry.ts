import type { ThingType } from '#contract/things.ts'
import type { ModeratedKind, ThingKind } from './thing.ts'

const registered = new Map<string, ThingKind>()

/** Makes kinds known, by their type. The programs do so before they ask (`allThings.ts`); tests add kinds of their own. */
export function registerThings(kinds: readonly ThingKind[]): void {
  for (const kind of kinds) registered.set(kind.type, kind)
}

/** Every kind, in the order in which they were registered. */
export const listKinds = (): ThingKind[] => [...registered.values()]

/** A kind by its type; undefined for what is no thing, such as a notice. */
export const findKind = (type: string): ThingKind | undefined => registered.get(type)

/** The table of a kind. @throws Error for an unknown kind. */
export function tableOf(type: ThingType): ThingKind['table'] {
  const kind = findKind(type)
  if (!kind) throw new Error(`${type} is no kind of thing`)
  return kind.table
}

const isModerated = (kind: ThingKind | undefined): kind is ModeratedKind =>
  Boolean(kind?.moderation && kind.author && kind.table.hidden && kind.table.createdAt)

/** The kinds that the moderation acts on. */
export const listModeratedKinds = (): ModeratedKind[] => listKinds().filter(isModerated)

/** One of them, by its type. */
export function moderatedKind(type: string): ModeratedKind {
  const kind = findKind(type)
  if (!isModerated(kind)) throw new Error(`${type} cannot be moderated: no author, no column to hide it, or no text`)
  return kind
}

/** Whether things of a type stand on the page of what they are about. */
export function standsWithin(type: string): boolean {
  const kind = findKind(type)
  return kind?.about !== undefined && kind.name === undefined
}
