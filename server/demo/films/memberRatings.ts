import type { CalendarDate } from '#contract/ids.ts'
import { type DemoMember, type MemberRating, ratingsOf } from '../members.ts'
import { type DatedFilm, daysSinceStart, hasStarted } from './datedFilm.ts'

/** A member's ratings of the films until a day. */
export function filmRatingsOf(
  member: DemoMember,
  films: readonly DatedFilm[],
  today: CalendarDate,
): MemberRating<DatedFilm>[] {
  return ratingsOf(
    member,
    films.filter((film) => hasStarted(film, today)),
    (film) => member.share * (0.6 + film.popularity / 100),
    (film) => daysSinceStart(film, today),
  )
}
