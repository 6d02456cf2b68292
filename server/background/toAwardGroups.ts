/** Awards by academy or festival: where most were won first, then where most were nominated. */
export function toAwardGroups<Award extends { won: boolean }>(
  rows: readonly (Award & { name: string })[],
): { name: string; awards: Omit<Award, 'name'>[] }[] {
  const groups = new Map<string, Omit<Award, 'name'>[]>()
  const won = (awards: readonly { won: boolean }[]) => awards.filter((award) => award.won).length
  for (const { name, ...award } of rows) groups.set(name, [...(groups.get(name) ?? []), award])
  return [...groups]
    .toSorted(([one, a], [other, b]) => won(b) - won(a) || b.length - a.length || (one < other ? -1 : 1))
    .map(([name, awards]) => ({ name, awards }))
}
