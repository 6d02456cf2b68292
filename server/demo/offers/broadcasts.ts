import { daysBetween, fromBerlin } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
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

/** Minutes after midnight. */
const AFTERNOON = 16 * 60 + 10
const EVENING = 20 * 60 + 15
const NIGHT = 22 * 60 + 30

/** A film or an episode, and how long it is. */
type Item = Pick<OfferRow, 'itemType' | 'itemId' | 'season' | 'episode'> & { readonly runtime: number | null }
type Show = { readonly start: number; readonly end: number; readonly item: Item }

/** Two episodes in the afternoon, a film or two episodes at a quarter past eight, a film at night. */
function planChannel(channel: Channel, { early, late, episodes }: TvStock, date: CalendarDate): OfferRow[] {
  const day = daysBetween(EPOCH, date)
  const isFilmNight = channel.filmNights.includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  const twoFrom = (number: number) => [...pick(episodes, number), ...pick(episodes, number + 1)].map(toEpisodeItem)
  const film = isFilmNight ? pick(early, day).map(toFilmItem) : []
  // Another stretch of the same series than in the afternoon.
  const third = Math.floor(episodes.length / 3)
  const evening = inARow(channel, EVENING, film.length > 0 ? film : twoFrom(third + day * 2))
  const night = Math.max(NIGHT, evening.at(-1)?.end ?? 0)
  return [
    ...inARow(channel, AFTERNOON, twoFrom(day * 2)),
    ...evening,
    ...inARow(channel, night, pick(late, day).map(toFilmItem)),
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

/** One after the other; with advertising where there is some, on five minutes. */
function inARow({ advertises }: Channel, first: number, items: readonly Item[]): Show[] {
  let start = first
  return items.map((item) => {
    const length = Math.ceil(((item.runtime ?? FULL_LENGTH) * (advertises ? 1.2 : 1)) / 5) * 5
    const show = { start, end: start + length, item }
    start = show.end
    return show
  })
}

function toRow({ slug }: Channel, date: CalendarDate, { start, end, item }: Show): OfferRow {
  const at = (minute: number) => fromBerlin(date, `${Math.floor(minute / 60)}:${minute % 60}`)
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
