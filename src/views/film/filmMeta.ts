import type { MovieSummary } from '#contract/catalogue.ts'
import { fsk, minutes } from '../../texts/programme.ts'

/** `Drama · 2026 · 112 Min. · FSK 12`; what is unknown is left out. */
export function toFilmMeta({ genres, year, runtime, fsk: age }: MovieSummary): string {
  return [genres.slice(0, 2).join(', '), year, runtime !== null && minutes(runtime), age !== null && fsk(age)]
    .filter((part) => part !== false && part !== null && part !== '')
    .join(' · ')
}
