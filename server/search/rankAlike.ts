import { toLikeness } from './likeness.ts'
import type { FoundRow } from './rows.ts'

/** Below it most letters would have to be wrong. */
const ALIKE = 0.55
/** A hundred of popularity make up for one wrong letter in six. */
const POPULARITY = 0.15 / 100

/** With less in common, half of the catalogue would have to be looked at. */
export const LEAST_SHARE = 0.26

/** Those that what was typed may have been meant for, the likeliest first. */
export function rankAlike(typed: string, rows: readonly FoundRow[]): FoundRow[] {
  return rows
    .map((row) => ({ row, likeness: Math.max(0, ...row.names.map((name) => toLikeness(typed, name))) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .map(({ row, likeness }) => ({ row, score: likeness + POPULARITY * row.popularity }))
    .sort((a, b) => b.score - a.score || b.row.popularity - a.row.popularity || (a.row.path < b.row.path ? -1 : 1))
    .map(({ row }) => row)
}

/**
 * Which share of its trigrams a text has in common with what it was meant for, when two letters within it are exchanged:
 * four of those on either side are spoiled. More in common than `most` is never asked, for long texts hold more than one
 * mistake; the larger the share, the fewer rows have to be looked at.
 */
export function toShare(text: string, most = 0.45): number {
  return Math.min(most, Math.max(LEAST_SHARE, (text.length - 3) / (text.length + 5) - 0.01))
}
