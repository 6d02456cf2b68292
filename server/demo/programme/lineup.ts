import { addDays, daysBetween } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { DemoFilm } from '../films/film.ts'
import type { DemoCinema } from '../places/cinemas.ts'
import { chance, shuffled } from '../seed.ts'

/** Any Thursday: the German cinema week begins there. */
const A_THURSDAY: CalendarDate = '2024-01-04'

/** The Thursday on or before a day. */
export function cinemaWeek(date: CalendarDate): CalendarDate {
  const since = daysBetween(A_THURSDAY, date) % 7
  return addDays(date, -((since + 7) % 7))
}

const byTitle = (film: DemoFilm) => film.title

/** Films that only small houses show have no other place: there they go before the big ones. */
function pullOf(film: DemoFilm): number {
  return film.house === 'arthouse' ? film.popularity + 25 : film.popularity
}

/** Popular films come earlier, but not in every house the same ones. */
function byPull(films: readonly DemoFilm[], ...parts: readonly string[]): DemoFilm[] {
  return films
    .map((film) => ({ film, pull: pullOf(film) + 30 * chance(...parts, film.title) }))
    .sort((a, b) => b.pull - a.pull)
    .map(({ film }) => film)
}

/** For children too, and therefore in the afternoon. */
export function isFamilyFilm(film: DemoFilm): boolean {
  return film.genres.includes('Familie')
}

/** Not before the evening. */
export function isForAdults(film: DemoFilm): boolean {
  return film.fsk === 16 || film.fsk === 18 || film.genres.includes('Horror')
}

/**
 * What a house shows on a day, the most wanted first. First-run films stay for a cinema week; a repertory house
 * changes every day.
 */
export function lineupOf(cinema: DemoCinema, date: CalendarDate, films: readonly DemoFilm[]): DemoFilm[] {
  const week = cinemaWeek(date)
  const firstRun = films.filter((film) => film.house !== undefined && (film.start ?? '') <= date)
  const repertory = films.filter((film) => film.house === undefined)
  switch (cinema.house) {
    case 'multiplex': {
      const big = firstRun.filter((film) => film.house !== 'arthouse')
      return byPull(big, cinema.name, week).slice(0, Math.ceil(cinema.halls.length * 1.7))
    }
    case 'arthouse': {
      const fitting = firstRun.filter((film) => film.house !== 'multiplex')
      const count = cinema.halls.length * 2 + 1
      const classic = shuffled(repertory, byTitle, cinema.name, date).slice(0, 1)
      return [...byPull(fitting, cinema.name, week).slice(0, count), ...classic]
    }
    case 'repertory': {
      const guest = byPull(
        firstRun.filter((film) => film.house === 'arthouse'),
        cinema.name,
        week,
      ).slice(0, 1)
      return [...shuffled(repertory, byTitle, cinema.name, date).slice(0, cinema.halls.length * 3), ...guest]
    }
  }
}
