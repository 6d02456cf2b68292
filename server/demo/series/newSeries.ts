import type { NewSeries } from '../../catalogue/service.ts'
import { addRating, spreadRatings, toScores } from '../distribution.ts'
import { inListOrder } from '../inListOrder.ts'
import { isCritic } from '../members.ts'
import type { ImagePlan } from '../rows.ts'
import { chance } from '../seed.ts'
import type { DemoWorld } from '../world.ts'
import { ratingsOfMembers } from './memberRatings.ts'
import { type DemoSeries, toSeriesId, toSeriesPermalink } from './series.ts'

const toPosterId = (series: DemoSeries) => `sp-${toSeriesPermalink(series)}`
const toStillId = (series: DemoSeries) => `ss-${toSeriesPermalink(series)}`

/** The series in the form of the catalogue. The ratings of the demo's members are included. */
export function toNewSeries(world: DemoWorld): NewSeries[] {
  const scores = countRatings(world)
  return world.series.map((each) => ({
    id: toSeriesId(each),
    permalink: toSeriesPermalink(each),
    title: each.title,
    originalTitle: each.original ?? null,
    year: each.year,
    endYear: each.endYear ?? null,
    status: each.status ?? null,
    runtime: each.runtime,
    fsk: each.fsk,
    genres: [...each.genres],
    countries: [...each.countries],
    synopsis: each.synopsis,
    posterImageId: toPosterId(each),
    stillImageId: toStillId(each),
    popularity: each.popularity,
    ...scores.get(each),
    creators: each.creators,
    cast: each.cast,
    seasons: each.seasons,
    ...(each.episodes && { episodes: each.episodes }),
  }))
}

/** The ratings of each series by silent members and by the demo's members, as the columns of its aggregates. */
function countRatings(world: DemoWorld) {
  const counted = world.series.map((each) => ({ each, ...toAggregates(each) }))
  for (const [member, ratings] of ratingsOfMembers(world)) {
    for (const { item, value } of ratings) {
      const of = counted.find(({ each }) => each === item)
      if (of) addRating(isCritic(member) ? of.critics : of.community, value)
    }
  }
  return new Map(counted.map(({ each, community, critics }) => [each, toScores(community, critics)]))
}

function toAggregates({ title, liking, popularity }: DemoSeries) {
  const count = Math.round(10 + popularity ** 1.45 * (0.6 + 0.6 * chance('series raters', title)))
  const critical = liking + (chance('series critics', title) - 0.5) * 1.4
  const critics = 2 + Math.floor(chance('series critic count', title) * 8)
  return {
    community: spreadRatings(liking, 1.25 + 0.5 * chance('series spread', title), count),
    critics: spreadRatings(Math.min(critical, 9.5), 0.9, critics),
  }
}

/**
 * A poster and a still of each series in the order of lists, drawn after the films in cinemas. The posters of series
 * name no makers: a series is no "film by".
 */
export function toSeriesImagePlans({ series }: DemoWorld): ImagePlan[] {
  return inListOrder(series, toSeriesId).flatMap((each): ImagePlan[] => {
    const permalink = toSeriesPermalink(each)
    const shared = {
      title: each.title,
      year: each.year,
      genres: each.genres,
      credits: { directors: [], cast: each.cast.map(([name]) => name) },
      seed: `serie-${permalink}`,
      filename: permalink,
    }
    return [
      { ...shared, id: toPosterId(each), kind: 'poster', priority: 9 },
      { ...shared, id: toStillId(each), kind: 'still', priority: 4 },
    ]
  })
}
