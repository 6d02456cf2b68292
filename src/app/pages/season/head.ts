import type { SeasonPage } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { seasonRef, toSeasonPath } from '../../../atoms/series/refs.ts'
import * as texts from '../../../texts/season.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'

type SeasonHeadInput = { match: { context: { store: Store } }; params: { permalink: string; number: string } }

/** A season's page. Nothing while the device does not know the season. */
export async function seasonHead({ match, params }: SeasonHeadInput) {
  const { store } = match.context
  const found = pickResource(store.get(resourcesAtom), seasonRef(params.permalink, params.number))
  const season = found.state === 'idle' ? null : (found.last?.data ?? null)
  if (!season) return {}
  const { series, number } = season
  return toPageHead(store, {
    title: texts.heading(series.title, number),
    description: texts.description(series.title, number, season.episodes.length),
    path: toSeasonPath(series.permalink, number),
    type: 'video.tv_show',
    trail: import.meta.env.SSR && [
      'series',
      [
        [series.title, toThingPath('series', series.permalink)],
        [texts.season(number), toSeasonPath(series.permalink, number)],
      ],
    ],
    image: series.still ?? series.poster,
    jsonLd: import.meta.env.SSR && toSeasonJsonLd(season, store.get(originAtom)),
  })
}

function toSeasonJsonLd({ series, number, year, episodes }: SeasonPage, origin: string): object {
  return {
    '@type': 'TVSeason',
    name: texts.season(number),
    seasonNumber: number,
    url: origin + toSeasonPath(series.permalink, number),
    partOfSeries: {
      '@type': 'TVSeries',
      name: series.title,
      url: origin + toThingPath('series', series.permalink),
    },
    ...(year === null ? {} : { startDate: String(year) }),
    ...(episodes.length > 0 ? { numberOfEpisodes: episodes.length } : {}),
    episode: episodes.map(({ number: nth, title, airDate }) => ({
      '@type': 'TVEpisode',
      episodeNumber: nth,
      name: title ?? texts.episode(nth),
      ...(airDate === null ? {} : { datePublished: airDate }),
    })),
  }
}
