import type { CalendarDate } from '#contract/ids.ts'
import { cinemaWeek } from '../films/cinemaWeek.ts'
import { type DatedFilm, daysSinceStart, hasStarted } from '../films/datedFilm.ts'
import type { DemoCinema } from '../places/cinema.ts'
import { chance, shuffled } from '../seed.ts'

const byTitle = (film: DatedFilm) => film.title

/** The days for which a film is new, and the pull that this adds on the first of them. */
const NEW = { days: 42, pull: 45 }

/**
 * The pull of a film on a small house. Films that only small houses show have no other place: there they are preferred
 * to the big films. New films are preferred to old ones.
 */
function pullOf(film: DatedFilm, date: CalendarDate): number {
  const pull = film.house === 'arthouse' ? film.popularity + 25 : film.popularity
  const age = Math.max(0, daysSinceStart(film, date))
  return pull + NEW.pull * Math.max(0, 1 - age / NEW.days)
}

/** Popular films come earlier, but not in every house the same ones. */
function byPull(films: readonly DatedFilm[], house: string, week: CalendarDate): DatedFilm[] {
  return films
    .map((film) => ({ film, pull: pullOf(film, week) + 30 * chance(house, week, film.title) }))
    .sort((a, b) => b.pull - a.pull)
    .map(({ film }) => film)
}

/** For children too, and therefore in the afternoon. */
export function isFamilyFilm(film: DatedFilm): boolean {
  return film.genres.includes('Familie')
}

/** Not before the evening. */
export function isForAdults(film: DatedFilm): boolean {
  return film.fsk === 16 || film.fsk === 18 || film.genres.includes('Horror')
}

/**
 * The films that a house shows on a day, the most wanted first. First-run films stay for a cinema week; a repertory
 * house changes its films every day.
 */
export function lineupOf(cinema: DemoCinema, date: CalendarDate, films: readonly DatedFilm[]): DatedFilm[] {
  const week = cinemaWeek(date)
  const firstRun = films.filter((film) => film.house !== undefined && hasStarted(film, date))
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
