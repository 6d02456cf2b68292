import { addDays } from '#contract/berlin.ts'
import type { MovieSummary } from '#contract/catalogue.ts'
import type { Cinema } from '#contract/cinema.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { OfflineBundle } from '#contract/offlineBundle.ts'
import { ADVERTISING_MINUTES, type Feature, type Version } from '#contract/screenings.ts'
import type { ShowtimeBrief } from '#contract/showtimes.ts'
import type { WeekShow } from './toWeek.ts'

/** The filters of the favourites' week: any of the versions, all of the features. */
export type WeekFilter = { version?: Version[] | undefined; feature?: Feature[] | undefined }

/** The address of the favourites' week: its day, the filters, and whether showtimes stand by time instead of by film. */
export type WeekSearch = WeekFilter & { date?: string | undefined; ansicht?: 'zeit' | undefined }

/** A film with the cinemas that show it on a day. */
export type WeekFilm = { movie: MovieSummary; cinemas: { cinema: Cinema; showtimes: ShowtimeBrief[] }[] }

/**
 * The showtimes of a day for which it is not too late: whoever comes during the advertising misses nothing. Of today also
 * those after midnight that belong to yesterday's evening.
 */
export function ofDay(week: readonly WeekShow[], day: CalendarDate, today: CalendarDate, now: Date): WeekShow[] {
  const over = now.getTime() - ADVERTISING_MINUTES * 60_000
  const yesterday = addDays(today, -1)
  return week.filter(
    ({ date, showtime }) =>
      (date === day || (day === today && date === yesterday)) && Date.parse(showtime.startsAt) > over,
  )
}

/** The showtimes that a filter leaves. */
export function matching(shows: readonly WeekShow[], { version = [], feature = [] }: WeekFilter): WeekShow[] {
  return shows.filter(
    ({ showtime, features }) =>
      (version.length === 0 || version.includes(showtime.version)) && feature.every((each) => features.includes(each)),
  )
}

/** In the order in which they are offered; the dub goes without saying. */
const VERSIONS: readonly Version[] = ['OmU', 'OV', 'OmeU']
const FEATURES: readonly Feature[] = ['AD', 'UT', 'barrierefrei', '3D', 'IMAX', 'Dolby Atmos', '70mm', 'Open Air']

/** The choices that the week has, and those that are made already. */
export function toChoices(week: readonly WeekShow[], { version = [], feature = [] }: WeekFilter) {
  const versions = new Set([...version, ...week.map(({ showtime }) => showtime.version)])
  const features = new Set([...feature, ...week.flatMap((show) => show.features)])
  return {
    versions: [...VERSIONS.filter((each) => versions.has(each)), ...(version.includes('DF') ? (['DF'] as const) : [])],
    features: FEATURES.filter((each) => features.has(each)),
  }
}

/** Showtimes by film, the most popular first, with its cinemas by name. */
export function byFilm(shows: readonly WeekShow[], order: readonly { id: string }[]): WeekFilm[] {
  const films = new Map<string, WeekFilm>()
  for (const { movie, cinema, showtime } of byTime(shows)) {
    const film = films.get(movie.id) ?? { movie, cinemas: [] }
    films.set(movie.id, film)
    const at = film.cinemas.find((each) => each.cinema.id === cinema.id)
    if (at) at.showtimes.push(showtime)
    else film.cinemas.push({ cinema, showtimes: [showtime] })
  }
  for (const { cinemas } of films.values()) cinemas.sort((a, b) => a.cinema.name.localeCompare(b.cinema.name, 'de'))
  return order.flatMap(({ id }) => films.get(id) ?? [])
}

/** Showtimes in the order in which they begin; those that begin together by cinema. */
export function byTime(shows: readonly WeekShow[]): WeekShow[] {
  return shows.toSorted(
    (a, b) =>
      Date.parse(a.showtime.startsAt) - Date.parse(b.showtime.startsAt) ||
      a.cinema.name.localeCompare(b.cinema.name, 'de'),
  )
}

/** The last day that a bundle reaches; null of one without cinemas. */
export const toLastDay = ({ cinemas }: OfflineBundle): CalendarDate | null =>
  cinemas
    .flatMap(({ days }) => days.at(-1)?.date ?? [])
    .toSorted()
    .at(-1) ?? null
