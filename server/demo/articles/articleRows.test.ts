import { describe, expect, it } from 'vitest'
import { toBlocks } from '../../articles/body/toBlocks.ts'
import { toPermalink } from '../../catalogue/service.ts'
import { toPermalinks } from '../films/datedFilm.ts'
import { toUserId } from '../members.ts'
import { readDemoWorld } from '../world.ts'
import { toArticleRows } from './articleRows.ts'

const NOW = new Date('2026-11-21T11:00:00.000Z')
const world = await readDemoWorld()
const rows = toArticleRows(world, NOW)

describe('the articles of the demo', () => {
  it('are the same on every load', () => {
    expect(toArticleRows(world, NOW)).toEqual(rows)
  })

  it('are news and blogs of several members, one of them a draft, each about something and named once', () => {
    expect(rows.articles.length).toBeGreaterThanOrEqual(8)
    expect(new Set(rows.articles.map(({ rubric }) => rubric))).toEqual(new Set(['news', 'blog']))
    expect(rows.articles.filter(({ publishedAt }) => publishedAt === null)).toHaveLength(1)
    expect(new Set(rows.articles.map(({ userId }) => userId)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(rows.items.map(({ articleId }) => articleId)).size).toBe(rows.articles.length)
    expect(new Set(rows.articles.map(({ permalink }) => permalink)).size).toBe(rows.articles.length)
    expect(new Set(rows.comments.map(({ id }) => id)).size).toBe(rows.comments.length)
  })

  it('are talked about by members who had joined, after they were published, answers after what they answer', () => {
    const publishedAt = new Map(rows.articles.map((article) => [article.id, article.publishedAt?.getTime() ?? 0]))
    const writtenAt = new Map(rows.comments.map(({ id, createdAt }) => [id, createdAt.getTime()]))
    const joined = new Map(
      world.members.map((member) => [toUserId(member), NOW.getTime() - member.joinedDaysAgo * 86_400_000]),
    )
    expect(rows.comments.filter(({ parentId }) => parentId !== null).length).toBeGreaterThanOrEqual(8)
    for (const { itemId, userId, parentId, createdAt } of rows.comments) {
      const at = createdAt.getTime()
      expect(at).toBeLessThan(NOW.getTime())
      expect(at).toBeGreaterThan(publishedAt.get(itemId) ?? Number.POSITIVE_INFINITY)
      expect(at).toBeGreaterThan(joined.get(userId) ?? Number.POSITIVE_INFINITY)
      if (parentId) expect(at).toBeGreaterThan(writtenAt.get(parentId) ?? Number.POSITIVE_INFINITY)
    }
  })

  it('lead to films and series that the demo has', () => {
    const known = new Set([
      ...[...toPermalinks(world.films).values()].map((permalink) => `/movies/${permalink}`),
      ...world.series.map(({ title }) => `/serie/${toPermalink(title)}`),
    ])
    const links = rows.articles.flatMap(({ body }) =>
      toBlocks(body).flatMap((block) =>
        (block.kind === 'list' ? block.items.flat() : block.spans).flatMap(({ href }) => href ?? []),
      ),
    )
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => !known.has(link))).toEqual([])
  })
})
