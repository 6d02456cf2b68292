/**
 * In the order in which lists show them, the most popular first. Looks are assigned in this order, so that those side
 * by side on the screen differ.
 */
export function inListOrder<T extends { readonly popularity: number }>(
  all: readonly T[],
  idOf: (each: T) => string,
): T[] {
  const compareIds = (one: T, other: T) => (idOf(one) < idOf(other) ? -1 : 1)
  return [...all].sort((one, other) => other.popularity - one.popularity || compareIds(one, other))
}
