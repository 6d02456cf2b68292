import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import type { CinemaMovie } from '#contract/programme.ts'

/**
 * The filters of a programme that the device applies, as the page's address carries them: the server's answer is the
 * same for everybody, and a programme on the device is narrowed without a network.
 *
 * - `ab`: only showtimes from six in the evening on. `merkliste`: only films on the member's watchlist.
 */
export type Narrowing = { ab?: '18' | undefined; merkliste?: '1' | undefined }

const EVENING = '18:00'

/** @param search of the address, unread. */
export const toNarrowing = (search: { ab?: unknown; merkliste?: unknown }): Narrowing => ({
  ...(search.ab === '18' && { ab: '18' as const }),
  ...(search.merkliste === '1' && { merkliste: '1' as const }),
})

/**
 * The films that remain, with their remaining showtimes.
 *
 * @param date the programme's day: showtimes after its midnight belong to its evening.
 * @param watched ids of the films on the watchlist; null where the watchlist does not narrow.
 */
export function narrow(
  items: readonly CinemaMovie[],
  { ab }: Narrowing,
  date: string,
  watched: ReadonlySet<string> | null,
): CinemaMovie[] {
  const listed = items.filter(({ movie }) => watched === null || watched.has(movie.id))
  if (ab === undefined) return listed
  return listed.flatMap((item) => {
    const cinemas = item.cinemas.flatMap((each) => {
      const showtimes = each.showtimes.filter(({ startsAt }) => isEvening(new Date(startsAt), date))
      return showtimes.length > 0 ? [{ ...each, showtimes }] : []
    })
    return cinemas.length > 0 ? [{ ...item, cinemas }] : []
  })
}

const isEvening = (start: Date, date: string) => toBerlinTime(start) >= EVENING || toBerlinDate(start) > date
