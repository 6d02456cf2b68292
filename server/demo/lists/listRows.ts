import { toPermalink } from '../../catalogue/service.ts'
import type { listItems, lists } from '../../db/schema/lists.ts'
import { toPermalinks } from '../films/datedFilm.ts'
import type { DemoFilm } from '../films/film.ts'
import { toMovieId } from '../films/film.ts'
import { type DemoMark, toMark } from '../mark.ts'
import { type DemoMember, NEWCOMER, toUserId } from '../members.ts'
import { chance } from '../seed.ts'
import { type DemoSeries, toSeriesId } from '../series/series.ts'
import type { DemoWorld } from '../world.ts'
import type { DemoList } from './list.ts'

const DAY = 86_400_000
/** No list is older, in days. */
const OLDEST = 800
/** Readers that have no rows, as those who rated a film have none: so many like what everybody applauds. */
const READERS = 70

/** A list and a title on it; their numbers among the member's changes come with the loading. */
export type DemoListRow = Omit<typeof lists.$inferInsert, 'changeSeq'>
type DemoItemRow = Omit<typeof listItems.$inferInsert, 'changeSeq'>
export type DemoListRows = { list: DemoListRow; items: DemoItemRow[]; diggs: DemoMark[] }

/** The members' lists as of the moment of loading, the oldest first. @throws Error for a title that the demo has not. */
export function toListRows({ films, lists, members, series }: DemoWorld, now: Date): DemoListRows[] {
  const titles = toTitles(films, series)
  return lists
    .map((list) => toRows(list, titles, members, now))
    .sort((a, b) => a.list.createdAt.getTime() - b.list.createdAt.getTime())
}

type Titles = ReadonlyMap<string, Pick<DemoItemRow, 'itemType' | 'itemId'>>

/** By name; of two films with one title the first. */
function toTitles(films: readonly DemoFilm[], series: readonly DemoSeries[]): Titles {
  return new Map<string, Pick<DemoItemRow, 'itemType' | 'itemId'>>([
    ...series.map((each) => [each.title, { itemType: 'series', itemId: toSeriesId(each) }] as const),
    ...[...toPermalinks(films)]
      .map(([{ title }, permalink]) => [title, { itemType: 'movies', itemId: toMovieId(permalink) }] as const)
      .toReversed(),
  ])
}

function toRows(demo: DemoList, titles: Titles, members: readonly DemoMember[], now: Date): DemoListRows {
  const { by, name, description = '', private: isPrivate = false } = demo
  const author = members.find(({ username }) => username === by)
  if (!author) throw new Error(`${by} is no member of the demo`)
  const userId = toUserId(author)
  // Its permalink, too: what a device makes has a UUID, what the demo has may be read.
  const id = toPermalink(name)
  const age = Math.max(1, Math.min(OLDEST, author.joinedDaysAgo) * 0.95 * chance('list', id) ** 1.3)
  const createdAt = new Date(now.getTime() - Math.round(age * DAY))
  const items = demo.titles.map((entry, index): DemoItemRow => {
    const [title, note] = typeof entry === 'string' ? [entry, ''] : entry
    const item = titles.get(title)
    if (!item) throw new Error(`"${name}" names "${title}", which the demo has not`)
    const addedAt = toAddedAt(createdAt, age, index, demo.titles.length)
    const times = { addedAt, intentAt: addedAt, updatedAt: addedAt }
    return { listId: id, userId, ...item, on: true, description: note, ...times }
  })
  const others = members.filter((member) => member !== author && member.username !== NEWCOMER)
  const diggs = isPrivate ? [] : diggsOf(demo, id, others, createdAt, now)
  const unknown = isPrivate ? 0 : Math.floor((demo.applause ?? 0) * READERS * chance('applause', id))
  const list = {
    ...{ id, userId, name, description, private: isPrivate, deleted: false },
    ...{ itemsCount: items.length, diggsCount: diggs.length + unknown },
    ...{ createdAt, intentAt: createdAt, updatedAt: items.at(-1)?.updatedAt ?? createdAt },
  }
  return { list, items, diggs }
}

/** Most titles come within minutes, as somebody sits down to it; the last ones over the time since. */
function toAddedAt(createdAt: Date, age: number, index: number, length: number): Date {
  const late = Math.max(0, index - Math.floor(length * 0.7) + 1) / Math.ceil(length * 0.3 + 1)
  return new Date(createdAt.getTime() + (index + 1) * 90_000 + Math.round(late * 0.8 * age * DAY))
}

function diggsOf(
  { applause = 0 }: DemoList,
  id: string,
  others: readonly DemoMember[],
  since: Date,
  now: Date,
): DemoMark[] {
  return others
    .filter(({ username }) => chance('digg', id, username) < applause)
    .map((member) => toMark(member, { kind: 'digg', itemType: 'lists', itemId: id }, since, now))
}
