import type { DiaryEntry } from '../../atoms/core/diaryEntry.ts'
import { useOwnYear } from '../../atoms/diary/useOwnYear.ts'
import { YearPlot } from '../../ui/plots/YearPlot.tsx'

/** A year of the member's own diary. */
export function OwnYear({ entries }: { entries: readonly DiaryEntry[] }) {
  return <YearPlot {...useOwnYear(entries)} />
}
