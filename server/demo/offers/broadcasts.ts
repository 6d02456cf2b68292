import { daysBetween } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { toTvDay } from '#contract/tv.ts'
import type { DatedFilm } from '../films/datedFilm.ts'
import { toMovieId } from '../films/film.ts'
import type { OfferRow } from '../rows.ts'
import { chance, shuffled } from '../seed.ts'
import { type DemoSeries, toSeriesId } from '../series/series.ts'
import { type Channel, toProviderUrl } from './providers.ts'

const EPOCH: CalendarDate = '2020-01-01'
/** Years until a film comes to television. */
const WAIT = 2
const FULL_LENGTH = 110
const LONGEST_EPISODE = 75
/** More episodes than a morning has room for. */
const MORNING = 12
const MINUTE = 60_000

/** The stock of one channel: each has its own films and series, so that nothing runs on two channels. */
export type TvStock = {
  readonly early: readonly DatedFilm[]
  readonly late: readonly DatedFilm[]
  /** Every episode of every series, one after the other. */
  readonly episodes: readonly Episode[]
}

type Episode = { readonly series: DemoSeries; readonly season: number; readonly episode: number }

/**
 * Deals films and series out to the channels. Before ten in the evening, all films are suitable for twelve-year-olds.
 */
export function toTvStocks(
  films: readonly DatedFilm[],
  series: readonly DemoSeries[],
  channels: readonly Channel[],
  date: CalendarDate,
): Map<Channel, TvStock> {
  const old = films.filter((film) => film.year <= Number(date.slice(0, 4)) - WAIT)
  const dealt = <T>(items: readonly T[], keyOf: (item: T) => string, index: number) =>
    shuffled(items, keyOf, 'tv').filter(
      (item) => Math.floor(chance('channel', keyOf(item)) * channels.length) === index,
    )
  return new Map(
    channels.map((channel, index) => {
      const own = dealt(old, (film) => film.permalink, index)
      const stock: TvStock = {
        early: own.filter(({ fsk }) => fsk !== null && fsk <= 12),
        late: own.filter(({ fsk }) => fsk === null || fsk > 12),
        episodes: dealt(series, (each) => each.title, index).flatMap(toEpisodes),
      }
      return [channel, stock]
    }),
  )
}

/** Episodes of those series alone of which every season is known and that are suitable before the night. */
function toEpisodes(series: DemoSeries): Episode[] {
  const isEarly = series.fsk === null || series.fsk <= 12
  const isKnown = series.seasons.every(([, episodes]) => episodes !== null)
  if (!isEarly || !isKnown || (series.runtime ?? LONGEST_EPISODE + 1) > LONGEST_EPISODE) return []
  return series.seasons.flatMap(([, episodes], index) =>
    Array.from({ length: episodes ?? 0 }, (_, number) => ({ series, season: index + 1, episode: number + 1 })),
  )
}

/** All broadcasts of a day; always the same for the same day and stock. */
export function planBroadcasts(date: CalendarDate, stocks: ReadonlyMap<Channel, TvStock>): OfferRow[] {
  return [...stocks].flatMap(([channel, stock]) => planChannel(channel, stock, date))
}

/** Minutes after midnight, on the clock of the evening: a day lasts from five to five. */
const BEGIN = 5 * 60
const NOON = 12 * 60
const AFTERNOON = 16 * 60 + 10
const EVENING = 20 * 60 + 15
const NIGHT = 22 * 60 + 30

/** A film or an episode, and how long it is. */
type Item = Pick<OfferRow, 'itemType' | 'itemId' | 'season' | 'episode'> & { readonly runtime: number | null }
type Show = { readonly start: number; readonly end: number; readonly item: Item }

/**
 * Episodes in the morning and a film at noon; two new episodes in the afternoon; a film or episodes at a quarter past
 * eight, films at night, and the evening's series again until morning.
 */
function planChannel(channel: Channel, { early, late, episodes }: TvStock, date: CalendarDate): OfferRow[] {
  const day = daysBetween(EPOCH, date)
  const { from, until } = toTvDay(date)
  const end = BEGIN + (until.getTime() - from.getTime()) / MINUTE
  const isFilmNight = channel.filmNights.includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  const episodesFrom = (number: number, count: number) =>
    Array.from({ length: count }, (_, index) => pick(episodes, number + index))
      .flat()
      .map(toEpisodeItem)
  const films = (stock: readonly DatedFilm[], number: number, count: number) =>
    Array.from({ length: count }, (_, index) => pick(stock, number + index))
      .flat()
      .map(toFilmItem)
  const film = isFilmNight ? films(early, day * 4, 1) : []
  // Each part of the day shows another stretch of the same series.
  const third = Math.floor(episodes.length / 3)
  const evening =
    film.length > 0
      ? inARow(channel, EVENING, film, end)
      : inARow(channel, EVENING, episodesFrom(third + day * 5, 5), NIGHT + 15)
  const night = Math.max(NIGHT, evening.at(-1)?.end ?? 0)
  const afterwards = films(late, day * 2, 2)
  const nightly = inARow(channel, night, afterwards, end)
  return [
    ...inARow(channel, BEGIN, episodesFrom(third * 2 + day * MORNING, MORNING), NOON),
    ...inARow(channel, NOON, [...films(early, day * 4 + 1, 1), ...episodesFrom(third + day * 7, 7)], AFTERNOON),
    ...inARow(
      channel,
      AFTERNOON,
      [...episodesFrom(day * 2, 2), ...films(early, day * 4 + 2, 1), ...episodesFrom(third * 2 + day, 4)],
      EVENING,
    ),
    ...evening,
    ...nightly,
    ...inARow(
      channel,
      nightly.at(-1)?.end ?? night,
      [...films(early, day * 4 + 3, 1), ...episodesFrom(day * 9, 9)],
      end,
    ),
  ].map((show) => toRow(channel, date, show))
}

/** One or none. */
const pick = <T>(items: readonly T[], number: number): T[] => {
  const item = items[number % items.length]
  return item === undefined ? [] : [item]
}

const toFilmItem = ({ permalink, runtime }: DatedFilm): Item => ({
  itemType: 'movies',
  itemId: toMovieId(permalink),
  runtime,
})

const toEpisodeItem = ({ series, season, episode }: Episode): Item => ({
  itemType: 'series',
  itemId: toSeriesId(series),
  season,
  episode,
  runtime: series.runtime,
})

/** One after the other until a minute, as far as they fit; with advertising where there is some, on five minutes. */
function inARow({ advertises }: Channel, first: number, items: readonly Item[], until: number): Show[] {
  let start = first
  return items.flatMap((item) => {
    const length = Math.ceil(((item.runtime ?? FULL_LENGTH) * (advertises ? 1.2 : 1)) / 5) * 5
    if (start + length > until) return []
    const show = { start, end: start + length, item }
    start = show.end
    return [show]
  })
}

function toRow({ slug }: Channel, date: CalendarDate, { start, end, item }: Show): OfferRow {
  // Minutes that pass, not those of the clock, which may be changed in the night.
  const begin = toTvDay(date).from.getTime()
  const at = (minute: number) => new Date(begin + (minute - BEGIN) * MINUTE)
  const { runtime: _, ...shown } = item
  return {
    id: `tv-${slug}-${date}-${start}`,
    providerSlug: slug,
    kind: 'tv',
    quality: 'HD',
    url: toProviderUrl(slug),
    startsAt: at(start),
    endsAt: at(end),
    ...shown,
  }
}
