import type * as z from 'zod/mini'
import type { AwardGroup } from '#contract/background.ts'
import type { AwardRow } from './rows.ts'

/** Awards by academy or festival: where most were won first, then where most were nominated. */
export function toAwardGroups(rows: readonly AwardRow[]): z.input<typeof AwardGroup>[] {
  const groups = new Map<string, AwardRow[]>()
  for (const row of rows) groups.set(row.name, [...(groups.get(row.name) ?? []), row])
  const won = (awards: readonly AwardRow[]) => awards.filter((award) => award.won).length
  return [...groups]
    .toSorted(([one, a], [other, b]) => won(b) - won(a) || b.length - a.length || (one < other ? -1 : 1))
    .map(([name, awards]) => ({
      name,
      awards: awards.map(({ year, category, won, person }) => ({ year, category, won, person })),
    }))
}
