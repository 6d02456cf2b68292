import { toPermalink } from '../../catalogue/service.ts'
import type { articleItems, articles as articleTable } from '../../db/schema/articles.ts'
import type { DemoComment } from '../community/comment.ts'
import { toPermalinks } from '../films/datedFilm.ts'
import type { DemoFilm } from '../films/film.ts'
import { toMovieId } from '../films/film.ts'
import { type DemoMark, toMark } from '../mark.ts'
import { type DemoMember, NEWCOMER, toUserId } from '../members.ts'
import type { CommunityRows } from '../rows.ts'
import { chance, hash } from '../seed.ts'
import { type DemoSeries, toSeriesId } from '../series/series.ts'
import type { DemoWorld } from '../world.ts'
import type { DemoArticle } from './article.ts'

const DAY = 86_400_000
/** Readers that have no rows: so many like what everybody applauds. */
const READERS = 60

type DemoArticleRow = typeof articleTable.$inferInsert
type DemoArticleItem = typeof articleItems.$inferInsert
type Comment = CommunityRows['comments'][number]
export type ArticleRows = {
  articles: DemoArticleRow[]
  items: DemoArticleItem[]
  comments: Comment[]
  diggs: DemoMark[]
}
type Subject = Pick<DemoArticleItem, 'itemType' | 'itemId'>

/** The members' articles as of the moment of loading. @throws Error for a title that the demo has not. */
export function toArticleRows({ articles, films, members, series }: DemoWorld, now: Date): ArticleRows {
  const subjects = toSubjects(films, series)
  const rows: ArticleRows = { articles: [], items: [], comments: [], diggs: [] }
  for (const article of articles) {
    const permalink = toPermalink(article.title)
    const id = `ar-${hash(permalink).toString(36)}`
    const at = new Date(now.getTime() - Math.round((article.daysAgo ?? 2) * DAY))
    const diggs = article.daysAgo === null ? [] : diggsOf(article, id, members, at, now)
    rows.diggs.push(...diggs)
    rows.articles.push({
      ...{ id, permalink, userId: toUserId({ username: article.by }), rubric: article.rubric },
      ...{ title: article.title, teaser: article.teaser, body: article.body },
      words: article.body.split(/\s+/).length,
      publishedAt: article.daysAgo === null ? null : at,
      diggsCount: diggs.length + Math.floor((article.applause ?? 0) * READERS * chance('applause', id)),
      ...{ createdAt: at, updatedAt: at },
    })
    rows.items.push(
      ...article.about.map((title, position): DemoArticleItem => {
        const subject = subjects.get(title)
        if (!subject) throw new Error(`"${article.title}" names "${title}", which the demo has not`)
        return { articleId: id, ...subject, position }
      }),
    )
    rows.comments.push(...toCommentRows(article.comments ?? [], id, article.daysAgo ?? 0, now))
  }
  return rows
}

/** By name; of two films with one title the first, and a film before a series. */
function toSubjects(films: readonly DemoFilm[], series: readonly DemoSeries[]): ReadonlyMap<string, Subject> {
  return new Map<string, Subject>([
    ...series.map((each) => [each.title, { itemType: 'series', itemId: toSeriesId(each) }] as const),
    ...[...toPermalinks(films)]
      .map(([{ title }, permalink]) => [title, { itemType: 'movies', itemId: toMovieId(permalink) }] as const)
      .toReversed(),
  ])
}

/** Comments of the days since it was published, each before its answers. */
function toCommentRows(comments: readonly DemoComment[], article: string, daysAgo: number, now: Date): Comment[] {
  const toRow = (by: DemoComment['by'], body: string, parentId: string | null, age: number): Comment => {
    const at = new Date(now.getTime() - Math.round(age * DAY))
    return {
      ...{ id: `c-${hash(`${article}|${by}|${body}`).toString(36)}`, userId: toUserId({ username: by }), parentId },
      ...{ itemType: 'articles', itemId: article, body, spoiler: false },
      diggsCount: Math.floor(14 * chance('applause', article, body) ** 2),
      ...{ createdAt: at, updatedAt: at },
    }
  }
  return comments.flatMap(({ by, text, replies = [] }) => {
    let age = daysAgo * (0.3 + 0.65 * chance('written', article, text))
    const first = toRow(by, text, null, age)
    return [
      first,
      ...replies.map(([name, words]) => {
        age *= 0.7 + 0.25 * chance('answer', article, words)
        return toRow(name, words, first.id, age)
      }),
    ]
  })
}

function diggsOf(
  { by, applause = 0 }: DemoArticle,
  id: string,
  members: readonly DemoMember[],
  since: Date,
  now: Date,
): DemoMark[] {
  const isReader = ({ username, credentials }: DemoMember) =>
    username !== by && username !== NEWCOMER && username !== 'kinofan' && credentials === ''
  return members
    .filter((member) => isReader(member) && chance('digg', id, member.username) < applause)
    .map((member) => toMark(member, { kind: 'digg', itemType: 'articles', itemId: id }, since, now))
}
