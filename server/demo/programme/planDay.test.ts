import { describe, expect, it } from 'vitest'
import { addDays, toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { ADVERTISING_MINUTES, type Feature } from '#contract/screenings.ts'
import { dateFilms } from '../films/datedFilm.ts'
import type { DemoCinema } from '../places/cinema.ts'
import { readDemoWorld } from '../world.ts'
import { type PlannedShow, planDay } from './planDay.ts'

const world = await readDemoWorld()
const { cinemas } = world
const films = dateFilms(world.films, '2026-11-21')
const cinema = (name: string): DemoCinema => {
  const found = cinemas.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no cinema ${name}`)
  return found
}
const planAnew = (date: string) => cinemas.flatMap((house) => planDay(house, date, films))
const planned = new Map<string, readonly PlannedShow[]>()
/** The plan of a date, made once for all tests: most films start on the same few Thursdays. */
const planAll = (date: string): readonly PlannedShow[] => {
  const shows = planned.get(date) ?? planAnew(date)
  planned.set(date, shows)
  return shows
}
const endOf = ({ startsAt, film }: PlannedShow) =>
  startsAt.getTime() + ((film.runtime ?? 0) + ADVERTISING_MINUTES) * 60_000

describe('the demo programme of a day', () => {
  it('is the same every time it is planned', () => {
    expect(planAnew('2026-11-21')).toEqual(planAnew('2026-11-21'))
  })

  it('has an id of its own for every show of a fortnight', () => {
    const ids = Array.from({ length: 14 }, (_, day) => planAll(addDays('2026-11-21', day)))
      .flat()
      .map((show) => show.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  // The weeks around both changes of the clock, and an ordinary one.
  it.each(['2027-03-26', '2026-10-23', '2026-11-19'])(
    'never shows two films in one hall at once, from %s on',
    (from) => {
      for (const house of cinemas) {
        const week = Array.from({ length: 5 }, (_, day) => planDay(house, addDays(from, day), films)).flat()
        for (const number of house.halls.keys()) {
          const shows = week.filter((show) => show.auditorium === number + 1)
          shows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
          shows.slice(1).forEach((show, index) => {
            const before = shows[index] as PlannedShow
            const label = `${house.name}, ${before.film.title} and ${show.film.title} at ${show.startsAt.toISOString()}`
            expect(show.startsAt.getTime() - endOf(before), label).toBeGreaterThanOrEqual(15 * 60_000)
          })
        }
      }
    },
  )

  it('keeps the wall clock over both changes of the clock', () => {
    const wallClock = (date: string) =>
      planDay(cinema('Polaris Spreebogen'), date, films).map((show) => [
        show.date,
        Number(toBerlinTime(show.startsAt).slice(3)) % 5,
      ])
    for (const date of ['2027-03-28', '2026-10-25']) {
      expect(wallClock(date).every(([day, rest]) => day === date && rest === 0)).toBe(true)
    }
  })

  it('shows a late film on Saturdays, after midnight, on the business day before', () => {
    const late = planDay(cinema('Kohlenkeller'), '2026-11-21', films).at(-1) as PlannedShow
    expect(toBerlinTime(late.startsAt)).toBe('00:30')
    expect(toBerlinDate(late.startsAt)).toBe('2026-11-22')
    expect(late.date).toBe('2026-11-21')
    expect(late.film.genres).toContain('Horror')
  })

  it('shows family films in the afternoon and nothing for adults before the evening', () => {
    for (const { film, startsAt, cinema: house } of planAll('2026-11-21')) {
      const time = toBerlinTime(startsAt)
      if (film.genres.includes('Familie')) expect(time <= '18:15', `${film.title} in ${house.name}`).toBe(true)
      if (film.fsk === 16 || film.fsk === 18) expect(time >= '18:00' || time < '03:00', film.title).toBe(true)
    }
  })

  it('plays in the open air on summer nights only, once it is dark', () => {
    const openAir = (date: string) => planAll(date).filter((show) => show.features.includes('Open Air'))
    expect(openAir('2026-11-21')).toEqual([])
    const july = openAir('2027-07-10')
    expect(july.length).toBeGreaterThan(4)
    expect(july.every((show) => toBerlinTime(show.startsAt) === '21:30')).toBe(true)
    expect(new Set(july.map((show) => `${show.cinema.name} ${show.auditorium}`)).size).toBe(july.length)
  })

  it('shows no film before its start', () => {
    const early = films.filter((film) => film.house !== undefined && (film.start ?? '') > '2025-12-05')
    expect(early.length).toBeGreaterThan(0)
    const shown = planAll('2025-12-05').map((show) => show.film)
    expect(early.filter((film) => shown.includes(film))).toEqual([])
    expect(shown.length).toBeGreaterThan(200)
  })

  it('shows a new film from its first Thursday on, and not before', () => {
    const coming = films.filter((film) => (film.start ?? '') > '2026-11-21')
    expect(coming.length).toBeGreaterThan(0)
    for (const film of coming) {
      const shows = (date: string) => planAll(date).filter((show) => show.film === film).length
      expect(shows(addDays(film.start ?? '', -1)), film.title).toBe(0)
      expect(shows(film.start ?? ''), film.title).toBeGreaterThan(0)
    }
  })

  it('offers original versions mostly in small houses, and no dub of German films', () => {
    const shows = planAll('2026-11-21')
    const share = (house: string, version: string) => {
      const of = shows.filter((show) => show.cinema.house === house)
      return of.filter((show) => show.version === version).length / of.length
    }
    expect(share('arthouse', 'OmU')).toBeGreaterThan(share('multiplex', 'OmU') * 3)
    expect(shows.some((show) => show.film.language === 'de' && ['OmU', 'OV'].includes(show.version))).toBe(false)
  })

  it('describes and subtitles showtimes in German, those of German films more often', () => {
    const shows = planAll('2026-11-21')
    const share = (feature: Feature, isGerman: boolean) => {
      const of = shows.filter(({ version, film }) => version === 'DF' && (film.language === 'de') === isGerman)
      return of.filter(({ features }) => features.includes(feature)).length / of.length
    }
    for (const feature of ['AD', 'UT'] as const) {
      expect(shows.some((show) => show.version !== 'DF' && show.features.includes(feature))).toBe(false)
      expect(share(feature, false)).toBeGreaterThan(0.02)
      expect(share(feature, true)).toBeGreaterThan(share(feature, false))
    }
  })
})
