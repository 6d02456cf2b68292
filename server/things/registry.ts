import type { ThingKind } from './thing.ts'

const registered = new Map<string, ThingKind>()

/** Makes kinds known, by their type. The programs do so before they ask (`allThings.ts`); tests add kinds of their own. */
export function registerThings(kinds: readonly ThingKind[]): void {
  for (const kind of kinds) registered.set(kind.type, kind)
}

/** A kind by its type; undefined for what is no thing, such as a notice. */
export const findKind = (type: string): ThingKind | undefined => registered.get(type)
