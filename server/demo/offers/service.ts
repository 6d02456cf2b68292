import { addDays, toBerlinDate } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { changeOffers } from '../../consumption/service.ts'
import type { Tx } from '../../db/client.ts'
import type { DatedFilm } from '../films/datedFilm.ts'
import type { DemoWorld } from '../world.ts'
import { planBroadcasts, toTvStocks } from './broadcasts.ts'
import { planDiscs } from './discs.ts'
import { ofKind, toProviderRows } from './providers.ts'
import { insertProviders } from './queries.ts'
import { planStreaming } from './streaming.ts'
import { toOfferedFilm, toOfferedSeries } from './title.ts'

/**
 * Moves everything that is offered outside cinemas to today: licences that have begun, discs that were announced, the
 * broadcasts of the days that are missing. What is over is removed.
 *
 * @param days that have no broadcasts yet. With today comes the TV day before it, which lasts until five in the morning.
 */
export async function rollOffers(
  tx: Tx,
  now: Date,
  days: readonly CalendarDate[],
  films: readonly DatedFilm[],
  { series, providers }: Pick<DemoWorld, 'series' | 'providers'>,
): Promise<void> {
  const today = toBerlinDate(now)
  const titles = [...films.map(toOfferedFilm), ...series.map(toOfferedSeries)]
  await insertProviders(tx, toProviderRows(providers))
  const stocks = toTvStocks(films, series, ofKind(providers, 'channel'), today)
  await changeOffers(tx, now, [
    ...titles.flatMap((title) => [
      ...planStreaming(title, today, providers),
      ...planDiscs(title, today, ofKind(providers, 'label')),
    ]),
    ...toTvDays(days, today).flatMap((date) => planBroadcasts(date, stocks)),
  ])
}

const toTvDays = (days: readonly CalendarDate[], today: CalendarDate) =>
  days.includes(today) ? [addDays(today, -1), ...days] : days
