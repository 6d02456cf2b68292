import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, toBerlinTime } from '#contract/berlin.ts'
import { toTvDay } from '#contract/tv.ts'
import { dateFilms } from '../films/datedFilm.ts'
import { toMovieId } from '../films/film.ts'
import { readDemoWorld } from '../world.ts'
import { planBroadcasts, toTvStocks } from './broadcasts.ts'
import { planDiscs } from './discs.ts'
import { licenceOn } from './licence.ts'
import { ofKind, toProviderRows } from './providers.ts'
import { planStreaming } from './streaming.ts'
import { CINEMA_DAYS, toOfferedFilm, toOfferedSeries } from './title.ts'

const TODAY = '2026-11-21'
const world = await readDemoWorld()
const { providers, series } = world
const films = dateFilms(world.films, TODAY)
const titles = [...films.map(toOfferedFilm), ...series.map(toOfferedSeries)]
const streaming = titles.flatMap((title) => planStreaming(title, TODAY, providers))
const discs = titles.flatMap((title) => planDiscs(title, TODAY, ofKind(providers, 'label')))
const days = Array.from({ length: 14 }, (_, day) => addDays(TODAY, day))
const stocks = toTvStocks(films, series, ofKind(providers, 'channel'), TODAY)
const broadcastsOn = (date: string) => planBroadcasts(date, stocks)

const isNew = (title: (typeof titles)[number]) => {
  const age = daysBetween(title.firstShown, TODAY)
  return title.itemType === 'movies' && age >= 0 && age < CINEMA_DAYS
}

it('invents its providers: every address is on a reserved domain', () => {
  const urls = [...toProviderRows(providers), ...streaming, ...discs, ...broadcastsOn(TODAY)].map(
    ({ url }) => url ?? '',
  )
  expect(urls.filter((url) => !/^https:\/\/[a-z-]+\.example\//.test(url))).toEqual([])
})

describe('streaming', () => {
  it('has most of what is not in cinemas, and nothing of what is', () => {
    const offered = new Set(streaming.map(({ itemId }) => itemId))
    const atHome = titles.filter((title) => title.firstShown < addDays(TODAY, -300))
    expect(atHome.filter(({ itemId }) => offered.has(itemId)).length / atHome.length).toBeGreaterThan(0.75)
    expect(titles.filter(isNew).filter(({ itemId }) => offered.has(itemId))).toEqual([])
  })

  it('asks a price for what is rented or bought, and for nothing else', () => {
    for (const { model, price } of streaming) {
      if (model === 'rent' || model === 'buy') expect(price).toBeGreaterThan(200)
      else expect(price).toBeUndefined()
    }
    expect(new Set(streaming.map(({ model }) => model))).toEqual(new Set(['flat', 'free', 'rent', 'buy']))
  })

  it('keeps a title until the last day of its licence, and not a day longer', () => {
    const { from, until } = licenceOn(TODAY, [30, 75], 'somebody', 'something')
    expect(licenceOn(until, [30, 75], 'somebody', 'something')).toEqual({ from, until })
    expect(licenceOn(addDays(until, 1), [30, 75], 'somebody', 'something').from).toBe(addDays(until, 1))
    const limited = streaming.filter(({ availableUntil }) => availableUntil)
    expect(limited.length).toBeGreaterThan(50)
    expect(limited.filter(({ availableUntil }) => (availableUntil ?? '') < TODAY)).toEqual([])
  })
})

describe('discs', () => {
  it('come out after the cinema: what runs now is announced', () => {
    const running = new Set(titles.filter(isNew).map(({ itemId }) => itemId))
    const coming = discs.filter(({ itemId }) => running.has(itemId))
    expect(coming.length).toBeGreaterThan(10)
    expect(coming.filter(({ availableFrom }) => (availableFrom ?? '') <= TODAY)).toEqual([])
  })

  it('are there of old films too, some of them new this month and some next', () => {
    const ofCasablanca = discs.filter(({ itemId }) => itemId === 'm-casablanca')
    expect(ofCasablanca.map(({ quality }) => quality)).toContain('DVD')
    const released = (from: number, until: number) =>
      discs.filter(({ availableFrom }) => {
        const day = availableFrom ?? ''
        return day >= addDays(TODAY, from) && day <= addDays(TODAY, until)
      }).length
    expect(released(-30, 0)).toBeGreaterThan(10)
    expect(released(1, 60)).toBeGreaterThan(10)
  })
})

describe('television', () => {
  const all = [...days, '2027-03-26', '2027-03-27', '2027-03-28'].flatMap(broadcastsOn)

  it('shows films and series with season and episode, each show by an id of its own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const episodes = all.filter(({ itemType }) => itemType === 'series')
    expect(episodes.length).toBeGreaterThan(100)
    expect(episodes.filter(({ season, episode }) => !season || !episode)).toEqual([])
    expect(all.filter(({ itemType }) => itemType === 'movies').length).toBeGreaterThan(100)
  })

  it('goes on with the next episode on the next day', () => {
    const afternoonOf = (date: string) =>
      broadcastsOn(date).filter(
        ({ providerSlug, startsAt }) =>
          providerSlug === 'kanal-eins' &&
          startsAt &&
          toBerlinTime(startsAt) > '16:00' &&
          toBerlinTime(startsAt) < '20:00',
      )
    const [, last] = afternoonOf(TODAY)
    const [next] = afternoonOf(addDays(TODAY, 1))
    expect([1, (last?.episode ?? 0) + 1]).toContain(next?.episode)
  })

  it('fills the day of eight channels, from five to five, and begins the evening at a quarter past eight', () => {
    const shows = broadcastsOn(TODAY)
    const slugs = [...new Set(shows.map(({ providerSlug }) => providerSlug))]
    expect(slugs.length).toBeGreaterThanOrEqual(8)
    for (const slug of slugs) {
      const own = shows.filter(({ providerSlug }) => providerSlug === slug)
      const minutes = own.reduce((sum, { startsAt, endsAt }) => sum + (Number(endsAt) - Number(startsAt)) / 60_000, 0)
      expect(minutes, slug).toBeGreaterThan(16 * 60)
      expect(
        own.map(({ startsAt }) => startsAt && toBerlinTime(startsAt)),
        slug,
      ).toContain('20:15')
    }
  })

  it.each(['2026-10-24', '2027-03-27'])('overlaps nothing in the night in which the clock is changed, %s', (date) => {
    const until = toTvDay(date).until
    for (const { startsAt, endsAt } of broadcastsOn(date)) {
      expect(Number(endsAt)).toBeGreaterThan(Number(startsAt))
      expect(Number(endsAt)).toBeLessThanOrEqual(until.getTime())
    }
  })

  it('never lets two shows of a channel overlap', () => {
    for (const slug of new Set(all.map(({ providerSlug }) => providerSlug))) {
      const own = all
        .filter(({ providerSlug }) => providerSlug === slug)
        .sort((a, b) => Number(a.startsAt) - Number(b.startsAt))
      own.slice(1).forEach((show, index) => {
        expect(Number(own[index]?.endsAt)).toBeLessThanOrEqual(Number(show.startsAt))
      })
    }
  })

  it('keeps what is not for twelve-year-olds for the night', () => {
    const adult = new Set(films.filter(({ fsk }) => fsk === 16 || fsk === 18).map((film) => toMovieId(film.permalink)))
    const early = all.filter(
      ({ itemId, startsAt }) => adult.has(itemId) && startsAt && toBerlinTime(startsAt) < '22:00',
    )
    expect(early.filter(({ startsAt }) => startsAt && toBerlinTime(startsAt) > '05:00')).toEqual([])
  })

  it('plans a day the same however often it is asked', () => {
    expect(broadcastsOn(TODAY)).toEqual(broadcastsOn(TODAY))
  })
})
