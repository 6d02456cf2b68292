import type { Person } from '#contract/people.ts'

/** As many as fill a row of posters on a wide screen, or two on a phone. */
const MOST = 6

/**
 * The works that a person is known for, the best known first: as the server says, and for answers of earlier versions on
 * the device those that most members have rated.
 */
export function toKnownFor<Work extends { id: string; rating: { count: number } }>(
  { knownFor }: Pick<Person, 'knownFor'>,
  works: readonly Work[],
): Work[] {
  if (knownFor.length > 0) return knownFor.flatMap((id) => works.find((work) => work.id === id) ?? []).slice(0, MOST)
  return works.toSorted((a, b) => b.rating.count - a.rating.count).slice(0, MOST)
}
