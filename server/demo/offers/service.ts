import { addDays, fromBerlin } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { Tx } from '../../db/client.ts'
import type { DatedFilm } from '../films/datedFilm.ts'
import type { DemoSeries } from '../series/series.ts'
import { planBroadcasts, toTvStocks } from './broadcasts.ts'
import { planDiscs } from './discs.ts'
import { toProviderRows } from './providers.ts'
import { deletePastOffers, insertOffers, insertProviders } from './queries.ts'
import { planStreaming } from './streaming.ts'
import { toOfferedFilm, toOfferedSeries } from './title.ts'

/** The days that have no broadcasts yet. */
type Days = { today: CalendarDate; from: CalendarDate; until: CalendarDate }

/**
 * Moves everything that is offered outside cinemas to today: licences that have begun, discs that were announced, the
 * broadcasts of the days that are missing. What is over is removed.
 */
export async function rollOffers(
  tx: Tx,
  { today, from, until }: Days,
  films: readonly DatedFilm[],
  series: readonly DemoSeries[],
): Promise<void> {
  const titles = [...films.map(toOfferedFilm), ...series.map(toOfferedSeries)]
  await insertProviders(tx, toProviderRows())
  await insertOffers(
    tx,
    titles.flatMap((title) => [...planStreaming(title, today), ...planDiscs(title, today)]),
  )
  const stocks = toTvStocks(films, series, today)
  for (let date = from; date <= until; date = addDays(date, 1)) await insertOffers(tx, planBroadcasts(date, stocks))
  await deletePastOffers(tx, today, fromBerlin(addDays(today, -1), '00:00'))
}
