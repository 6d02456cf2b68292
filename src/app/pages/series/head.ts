import { toImageUrl } from '#contract/image.ts'
import type { Series } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { seriesRef } from '../../../atoms/series/refs.ts'
import * as texts from '../../../texts/series.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { toAggregateRating } from '../../core/toAggregateRating.ts'
import { toAwards } from '../../core/toAwards.ts'

type SeriesHeadInput = { match: { context: { store: Store } }; params: { permalink: string } }

/** A series' page. Nothing while the device does not know the series. */
export async function seriesHead({ match, params }: SeriesHeadInput) {
  const { store } = match.context
  const found = pickResource(store.get(resourcesAtom), seriesRef(params.permalink))
  const series = found.state === 'idle' ? null : (found.last?.data ?? null)
  if (!series) return {}
  const years = texts.years(series.year, series.endYear, series.status)
  return toPageHead(store, {
    title: years === '' ? series.title : `${series.title} (${years})`,
    description: texts.seriesDescription(series.title, years, series.synopsis),
    path: toThingPath('series', series.permalink),
    type: 'video.tv_show',
    trail: import.meta.env.SSR && ['series', [[series.title, toThingPath('series', series.permalink)]]],
    image: series.still ?? series.poster,
    jsonLd: import.meta.env.SSR && {
      ...toSeriesJsonLd(series, store.get(originAtom)),
      ...toAwards(store, 'series', params.permalink),
    },
  })
}

function toSeriesJsonLd(series: Series, origin: string): object {
  const named = (job: string) =>
    series.credits.filter((credit) => credit.job === job).map(({ name }) => ({ '@type': 'Person', name }))
  return {
    '@type': 'TVSeries',
    name: series.title,
    url: origin + toThingPath('series', series.permalink),
    ...(series.originalTitle ? { alternateName: series.originalTitle } : {}),
    ...(series.synopsis ? { description: series.synopsis } : {}),
    ...(series.poster ? { image: origin + toImageUrl(series.poster, series.poster.widths.at(-1) ?? 0) } : {}),
    ...(series.year === null ? {} : { startDate: String(series.year) }),
    ...(series.endYear === null ? {} : { endDate: String(series.endYear) }),
    ...(series.seasons.length > 0 ? { numberOfSeasons: series.seasons.length } : {}),
    containsSeason: series.seasons.map(({ number, episodes }) => ({
      '@type': 'TVSeason',
      seasonNumber: number,
      ...(episodes === null ? {} : { numberOfEpisodes: episodes }),
    })),
    genre: series.genres,
    creator: named('creator'),
    actor: named('cast'),
    ...toAggregateRating(series.community),
  }
}
