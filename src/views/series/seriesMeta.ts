import type { SeriesSummary } from '#contract/series.ts'
import { fsk } from '../../texts/programme.ts'
import * as texts from '../../texts/series.ts'

/** `Mystery, Drama · 2017–2020 · 3 Staffeln · FSK 16`; what is unknown is left out. */
export function toSeriesMeta({ genres, year, endYear, status, seasonsCount, fsk: age }: SeriesSummary): string {
  return [
    genres.slice(0, 2).join(', '),
    texts.years(year, endYear, status),
    seasonsCount > 0 ? texts.seasonsCount(seasonsCount) : '',
    age === null ? '' : fsk(age),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
