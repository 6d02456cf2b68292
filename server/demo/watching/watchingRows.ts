import { addDays, toBerlinDate } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { Visibility } from '#contract/privacy.ts'
import type { diaryEntries, seenEpisodes } from '../../db/schema/watching.ts'
import { type DemoMember, NEWCOMER, toUserId } from '../members.ts'
import type { MemberRows } from '../rows.ts'
import { chance, hash } from '../seed.ts'
import { type DemoSeries, toSeriesId } from '../series/series.ts'
import type { DemoWorld } from '../world.ts'

export type WatchingRows = {
  diary: Omit<typeof diaryEntries.$inferInsert, 'changeSeq'>[]
  episodes: Omit<typeof seenEpisodes.$inferInsert, 'changeSeq'>[]
  /** The readers of each diary; a member who is not named has chosen nothing. */
  shown: { userId: string; diary: Visibility }[]
}

/** The share of rated titles that a member notes in the diary, and of notes that are of something seen before. */
const NOTES = { title: 0.5, again: 0.15 }
/** Older ratings are in no diary. */
const DIARY_DAYS = 800
/** The best known series whose episodes members tick off; more would only make the demo's start longer. */
const TICKED_SERIES = 8
/** The probabilities that a member ticks a series off at all, and that they go on after each season. */
const TICKS = { series: 0.7, nextSeason: 0.75, lastEpisodes: 0.35 }
const HOUR = 3_600_000

/** The diaries of the demo's members, made of their ratings; the same on every load of a day. */
export function toWatchingRows(world: DemoWorld, ratings: MemberRows['ratings'], now: Date): WatchingRows {
  const today = toBerlinDate(now)
  const members = world.members.filter(({ username }) => username !== NEWCOMER)
  return {
    diary: members.flatMap((member) => diaryOf(member, ratings, today)),
    // A member of the demo logins begins with nothing ticked off.
    episodes: members.filter(({ signsIn }) => !signsIn).flatMap((member) => episodesOf(member, world.series, now)),
    shown: members.flatMap((member): WatchingRows['shown'] => {
      const share = chance('shows diary', member.username)
      return share > 0.8 ? [] : [{ userId: toUserId(member), diary: share > 0.6 ? 'friends' : 'public' }]
    }),
  }
}

function diaryOf(member: DemoMember, ratings: MemberRows['ratings'], today: CalendarDate): WatchingRows['diary'] {
  const userId = toUserId(member)
  const oldest = addDays(today, -DIARY_DAYS)
  return ratings.flatMap(({ userId: of, itemType, itemId, updatedAt }) => {
    const watchedOn = toBerlinDate(updatedAt as Date)
    const isNoted = chance('notes', userId, itemId) < NOTES.title
    if (of !== userId || watchedOn < oldest || !isNoted) return []
    const at = updatedAt as Date
    return [
      {
        ...{ userId, id: toEntryId(userId, itemId), itemType, itemId, season: null, episode: null, watchedOn },
        ...{ rewatch: chance('again', userId, itemId) < NOTES.again, deleted: false },
        ...{ createdAt: at, intentAt: at, updatedAt: at },
      },
    ]
  })
}

/** A UUID that belongs to both, as a device would have made one. */
function toEntryId(userId: string, itemId: string): string {
  const part = (name: string) => hash(`${name}|${userId}|${itemId}`).toString(16).padStart(8, '0')
  const digits = ['a', 'b', 'c', 'd'].map(part).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

function episodesOf(member: DemoMember, series: readonly DemoSeries[], now: Date): WatchingRows['episodes'] {
  const userId = toUserId(member)
  const known = series
    .filter(({ seasons }) => seasons.length > 0 && seasons.every(([, episodes]) => episodes !== null))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, TICKED_SERIES)
  return known
    .filter((each) => chance('ticks', userId, toSeriesId(each)) < TICKS.series)
    .flatMap((each) => {
      const seriesId = toSeriesId(each)
      const places = each.seasons.slice(0, seasonsSeen(userId, seriesId, each.seasons.length)).flatMap(seasonOf)
      // Most stop in the middle of their last season.
      const left = Math.floor(chance('stops', userId, seriesId) * TICKS.lastEpisodes * places.length)
      const at = new Date(now.getTime() - Math.ceil(chance('ticked', userId, seriesId) * 2000) * HOUR)
      return places.slice(0, places.length - left).map(({ season, number }) => ({
        ...{ userId, seriesId, season, number, seen: true, intentAt: at, updatedAt: at },
      }))
    })
}

const seasonOf = ([, episodes]: DemoSeries['seasons'][number], index: number) =>
  Array.from({ length: episodes ?? 0 }, (_none, at) => ({ season: index + 1, number: at + 1 }))

function seasonsSeen(userId: string, seriesId: string, all: number): number {
  let seasons = 1
  while (seasons < all && chance('goes on', userId, seriesId, seasons) < TICKS.nextSeason) seasons++
  return seasons
}
