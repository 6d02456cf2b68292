import { addDays, daysBetween } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { toPermalink } from '../../catalogue/service.ts'
import { cinemaWeek } from './cinemaWeek.ts'
import type { DemoFilm } from './film.ts'

/** A film in one load of the demo world: with its permalink, and its start as a date. */
export type DatedFilm = Omit<DemoFilm, 'startsInWeeks'> & { readonly permalink: string }

/** The cinema starts in the catalogue, by the film's permalink. */
export type Starts = ReadonlyMap<string, CalendarDate | null>

/** The permalink of every film; of two with one title the later in the list gets its year. */
export function toPermalinks(films: readonly DemoFilm[]): Map<DemoFilm, string> {
  const taken = new Set<string>()
  return new Map(
    films.map((film) => {
      const plain = toPermalink(film.title)
      const permalink = taken.has(plain) ? `${plain}-${film.year}` : plain
      if (taken.has(permalink)) throw new Error(`two demo films are called ${permalink}`)
      taken.add(permalink)
      return [film, permalink]
    }),
  )
}

/** The films with the dates of a load on a day. */
export function dateFilms(films: readonly DemoFilm[], loadedOn: CalendarDate): DatedFilm[] {
  return [...toPermalinks(films)].map(([{ startsInWeeks, ...film }, permalink]) => {
    const relative = startsInWeeks === undefined ? {} : { start: addDays(cinemaWeek(loadedOn), startsInWeeks * 7) }
    return { ...film, ...relative, permalink }
  })
}

/** The films that the catalogue holds, with the starts it holds: a later day must not move them. */
export function readDates(films: readonly DemoFilm[], starts: Starts): DatedFilm[] {
  return [...toPermalinks(films)].flatMap(([{ startsInWeeks: _, start: __, ...film }, permalink]) => {
    const start = starts.get(permalink)
    if (start === undefined) return []
    return [{ ...film, ...(start === null ? {} : { start }), permalink }]
  })
}

/** Whether a film has started by a day; of most old films the start is unknown. */
export function hasStarted(film: DatedFilm, date: CalendarDate): boolean {
  return film.start === undefined || film.start <= date
}

/** The days since a film's start; infinitely many when the start is unknown. */
export function daysSinceStart(film: DatedFilm, date: CalendarDate): number {
  return film.start === undefined ? Number.POSITIVE_INFINITY : daysBetween(film.start, date)
}
