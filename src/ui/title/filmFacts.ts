import type { MovieSummary } from '#contract/catalogue.ts'
import { fsk, minutes } from '../../texts/programme.ts'

/** `Drama · 112 Min. · FSK 12`; what is unknown is left out. @param most the number of genres. */
export const filmFacts = ({ genres, runtime, fsk: age }: MovieSummary, most: number): string =>
  [...genres.slice(0, most), runtime !== null && minutes(runtime), age !== null && fsk(age)].filter(Boolean).join(' · ')
