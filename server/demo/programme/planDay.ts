import { createHash } from 'node:crypto'
import { fromBerlin } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { ADVERTISING_MINUTES, type Feature, type Version } from '#contract/screenings.ts'
import type { DatedFilm } from '../films/datedFilm.ts'
import type { DemoCinema, House } from '../places/cinema.ts'
import { chance } from '../seed.ts'
import { isFamilyFilm, isForAdults, lineupOf } from './lineup.ts'
import { pickFeatures, pickVersion } from './version.ts'

export type PlannedShow = {
  id: string
  film: DatedFilm
  cinema: DemoCinema
  /** From 1. */
  auditorium: number
  startsAt: Date
  /** The business day: a show at midnight belongs to the evening before. */
  date: CalendarDate
  version: Version
  features: Feature[]
}

/** Minutes after a film. */
const CLEANING = 15
/** Minutes kept free for a film whose length nobody knows. */
const UNKNOWN_RUNTIME = 150
/** Minutes after midnight. */
const NIGHT = { family: 18 * 60 + 15, adults: 18 * 60, late: 24 * 60 + 30 }

const hours: Readonly<Record<House, { open: number; openWeekend: number; lastStart: number; lastWeekend: number }>> = {
  multiplex: { open: 14 * 60, openWeekend: 11 * 60, lastStart: 22 * 60, lastWeekend: 23 * 60 + 15 },
  arthouse: { open: 16 * 60 + 30, openWeekend: 13 * 60, lastStart: 21 * 60 + 30, lastWeekend: 22 * 60 + 15 },
  repertory: { open: 17 * 60 + 30, openWeekend: 15 * 60, lastStart: 21 * 60, lastWeekend: 21 * 60 + 45 },
}

/** Every show of a house on a business day; always the same for the same day. */
export function planDay(cinema: DemoCinema, date: CalendarDate, films: readonly DatedFilm[]): PlannedShow[] {
  const lineup = lineupOf(cinema, date, films)
  const shows = cinema.halls.flatMap((_hall, index) => planHall(cinema, index, date, lineup))
  return hasLateShow(cinema, date) ? [...shows, planLateShow(cinema, date, films)] : shows
}

function hasLateShow(cinema: DemoCinema, date: CalendarDate): boolean {
  return cinema.midnight === true && weekday(date) === SATURDAY
}

function planHall(cinema: DemoCinema, index: number, date: CalendarDate, lineup: readonly DatedFilm[]): PlannedShow[] {
  if (isOpenAir(cinema, index)) return planSummerNight(cinema, index, date, lineup)
  const { open, openWeekend, lastStart, lastWeekend } = hours[cinema.house]
  const day = weekday(date)
  const first = day === SATURDAY || day === SUNDAY ? openWeekend : open
  const last = day === FRIDAY || day === SATURDAY ? lastWeekend : lastStart
  const shows: PlannedShow[] = []
  // Halls begin one after the other, so that the foyer is never full.
  let minute = first + (index % 4) * 15 + Math.floor(chance('opening', cinema.name, index, day) * 3) * 15
  while (minute <= last) {
    const film = pickFilm(cinema, index, shows.length, minute, date, lineup)
    if (film === undefined) {
      minute += 30
      continue
    }
    const next = nextStart(minute, film)
    if (index === 0 && next > NIGHT.late && hasLateShow(cinema, date)) break
    shows.push(toShow(cinema, index, minute, date, film))
    minute = next
  }
  return shows
}

/** When it is dark enough, by month; in the other months nobody sits outside. */
const DUSK: Readonly<Record<string, number>> = {
  '05': 21 * 60 + 15,
  '06': 21 * 60 + 45,
  '07': 21 * 60 + 30,
  '08': 21 * 60,
  '09': 20 * 60,
}

function isOpenAir(cinema: DemoCinema, index: number): boolean {
  return cinema.halls[index]?.includes('Open Air') === true
}

/** One film under the sky. */
function planSummerNight(
  cinema: DemoCinema,
  index: number,
  date: CalendarDate,
  lineup: readonly DatedFilm[],
): PlannedShow[] {
  const dusk = DUSK[date.slice(5, 7)]
  const film = dusk === undefined ? undefined : pickFilm(cinema, index, 0, dusk, date, lineup)
  return dusk === undefined || film === undefined ? [] : [toShow(cinema, index, dusk, date, film)]
}

/** On the quarter where halls are many, so that times are easy to remember. */
function nextStart(minute: number, film: DatedFilm): number {
  const free = minute + ADVERTISING_MINUTES + (film.runtime ?? UNKNOWN_RUNTIME) + CLEANING
  return Math.ceil(free / 15) * 15
}

/** The big halls keep the most wanted films; further down the programme changes from show to show. */
function pickFilm(
  cinema: DemoCinema,
  index: number,
  nth: number,
  minute: number,
  date: CalendarDate,
  lineup: readonly DatedFilm[],
): DatedFilm | undefined {
  const fitting = lineup.filter(
    (film) => !(isFamilyFilm(film) && minute > NIGHT.family) && !(isForAdults(film) && minute < NIGHT.adults),
  )
  if (fitting.length === 0) return undefined
  const keeps = cinema.house === 'multiplex' && index < 2 && chance('keeps', cinema.name, date, index, nth) < 0.75
  const place = keeps ? index : Math.floor(chance('pick', cinema.name, date, index, nth) * fitting.length)
  return fitting[place % fitting.length]
}

/** Half past midnight: of the business day before. */
function planLateShow(cinema: DemoCinema, date: CalendarDate, films: readonly DatedFilm[]): PlannedShow {
  const horror = films.filter((film) => film.house === undefined && film.genres.includes('Horror'))
  const film = horror[Math.floor(chance('midnight', cinema.name, date) * horror.length)] ?? horror[0]
  if (film === undefined) throw new Error('the demo catalogue has no horror film for midnight')
  return toShow(cinema, 0, NIGHT.late, date, film)
}

function toShow(cinema: DemoCinema, index: number, minute: number, date: CalendarDate, film: DatedFilm): PlannedShow {
  const hall = cinema.halls[index]
  if (hall === undefined) throw new Error(`${cinema.name} has no hall ${index + 1}`)
  const startsAt = toStart(date, minute)
  const parts = [cinema.name, String(index), startsAt.toISOString(), film.title]
  const version = pickVersion(film, cinema.house, ...parts)
  return {
    id: toShowtimeId(parts),
    film,
    cinema,
    auditorium: index + 1,
    startsAt,
    date,
    version,
    features: pickFeatures(film, hall, version, ...parts),
  }
}

let starts = { date: '', byMinute: new Map<number, Date>() }

/** Asking for a time zone is slow, and all houses begin at the same few minutes: those of the last day are kept. */
function toStart(date: CalendarDate, minute: number): Date {
  if (starts.date !== date) starts = { date, byMinute: new Map() }
  const start = starts.byMinute.get(minute) ?? fromBerlin(date, `${Math.floor(minute / 60)}:${minute % 60}`)
  starts.byMinute.set(minute, start)
  return start
}

/** Made of what a show is, so that a device's bookmark means the same show after every load. */
function toShowtimeId(parts: readonly string[]): string {
  return `st-${createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 14)}`
}

const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 0

function weekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
