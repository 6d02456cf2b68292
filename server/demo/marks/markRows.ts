import { toBerlinDate } from '#contract/berlin.ts'
import { toPermalink } from '../../catalogue/service.ts'
import { dateFilms, hasStarted } from '../films/datedFilm.ts'
import { toMovieId } from '../films/film.ts'
import type { DemoMark } from '../mark.ts'
import { NEWCOMER } from '../members.ts'
import type { CommunityRows, MemberRows } from '../rows.ts'
import { toSeriesId } from '../series/series.ts'
import type { DemoWorld } from '../world.ts'
import { approvalOf } from './approval.ts'
import { followedMakers, followsOf, friendshipsOf, watchedThreads } from './follows.ts'
import { type DemoTitle, titleMarksOf } from './titles.ts'

/** The marks of the demo's members at the moment of loading, the oldest first. The newcomer has none. */
export function toMarkRows(
  world: DemoWorld,
  ratings: MemberRows['ratings'],
  community: CommunityRows,
  now: Date,
): DemoMark[] {
  const today = toBerlinDate(now)
  const films = dateFilms(world.films, today)
  const makers = new Map(films.map(({ permalink, directors }) => [toMovieId(permalink), directors.map(toPermalink)]))
  const titles: DemoTitle[] = [
    ...films.map((film) => ({
      itemType: 'movies' as const,
      itemId: toMovieId(film.permalink),
      popularity: film.popularity,
      isOut: hasStarted(film, today),
      since: new Date(film.start ?? 0),
    })),
    ...world.series.map((each) => ({
      itemType: 'series' as const,
      itemId: toSeriesId(each),
      popularity: each.popularity,
      isOut: true,
      // The day on which a series began is not known.
      since: new Date(0),
    })),
  ]
  const members = world.members.filter(({ username }) => username !== NEWCOMER)
  return [
    ...approvalOf(community, members, now),
    ...titleMarksOf(titles, members, ratings, now),
    ...followsOf(members, now),
    ...friendshipsOf(members, now),
    ...followedMakers(members, ratings, (movieId) => makers.get(movieId) ?? [], now),
    ...watchedThreads(community, members, now),
  ].sort((a, b) => a.intentAt.getTime() - b.intentAt.getTime())
}
