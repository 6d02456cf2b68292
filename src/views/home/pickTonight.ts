import { fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import type { CinemaSummary } from '#contract/cinema.ts'
import type { CinemaMovie } from '#contract/programme.ts'
import type { ShowtimeBrief } from '#contract/showtimes.ts'

/** The film at the top of the first page, and where it can still be seen today. */
export type Tonight = {
  item: CinemaMovie
  /** Null when nothing of it is left today. */
  where: { cinema: CinemaSummary; showtimes: readonly ShowtimeBrief[]; evening: boolean } | null
}

/** How many times stand in the picture. */
const SHOWN = 4

/**
 * The first film of the programme, in its order, that has a picture and still runs this evening; else one that still
 * runs today; else the first with a picture. Null without any.
 */
export function pickTonight(items: readonly CinemaMovie[], now: Date): Tonight | null {
  const pictured = items.filter(({ still }) => still !== null)
  const evening = fromBerlin(toBerlinDate(now), '17:00')
  for (const [from, isEvening] of [
    [evening > now ? evening : now, true],
    [now, false],
  ] as const) {
    for (const item of pictured) {
      const where = findBestCinema(item, from)
      if (where) return { item, where: { ...where, evening: isEvening } }
    }
  }
  const [first] = pictured
  return first ? { item: first, where: null } : null
}

/** The cinema with the most showtimes left; of equal ones the first, which is the nearest where distances are known. */
function findBestCinema(item: CinemaMovie, from: Date) {
  const today = toBerlinDate(from)
  let best: { cinema: CinemaSummary; showtimes: readonly ShowtimeBrief[] } | null = null
  for (const { cinema, showtimes } of item.cinemas) {
    const left = showtimes.filter(({ startsAt }) => {
      const start = new Date(startsAt)
      return start >= from && toBerlinDate(start) === today
    })
    if (left.length > (best?.showtimes.length ?? 0)) best = { cinema, showtimes: left.slice(0, SHOWN) }
  }
  return best
}
