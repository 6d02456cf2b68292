import type { RatingDistribution } from '#contract/catalogue.ts'
import * as texts from '../../texts/plots.ts'
import { toCount, toDecimal } from '../kit/format.ts'

/** The ratings of one group: how many gave each whole step from 0 to 10, half steps counted with the one below. */
export type RatingGroup = { name: string; counts: readonly number[]; average: number; count: number }

/** The groups that have rated a title, the community first. */
export function toRatingGroups(community: RatingDistribution, critics: RatingDistribution): RatingGroup[] {
  const { ratings } = texts
  const ofAll = (name: string, { distribution, average, count }: RatingDistribution): RatingGroup[] =>
    average === null || count === 0 ? [] : [{ name, counts: distribution, average, count }]
  return [...ofAll(ratings.community, community), ...ofAll(ratings.critics, critics)]
}

/** One sentence for each group: how many, their average, and the most frequent step. */
export function toRatingSummary(groups: readonly RatingGroup[]): string {
  const ofGroup = ({ name, counts, average, count }: RatingGroup) =>
    texts.ratings.of(name, toCount(count), toDecimal(average), String(counts.indexOf(Math.max(...counts))))
  return `${groups.map(ofGroup).join('; ')}.`
}
