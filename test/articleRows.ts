import { articleItems, articles } from '../server/db/schema/articles.ts'
import type { TestServer } from './server.ts'
import { TEST_NOW } from './time.ts'

type NewArticle = Partial<typeof articles.$inferInsert> & { userId: string }
type About = { itemType: 'movies' | 'series' | 'people'; itemId: string }

/** Inserts a published blog article about these things; what the test does not name is plain. */
export async function addArticle(
  server: TestServer,
  { about = [], ...values }: NewArticle & { about?: readonly About[] },
) {
  const id = `ar-${Math.random().toString(36).slice(2, 10)}`
  const at = values.createdAt ?? TEST_NOW
  const [article] = await server.database.db
    .insert(articles)
    .values({
      ...{ id, permalink: `artikel-${id}`, rubric: 'blog', title: 'Im Dunkeln', teaser: 'Worum es geht.' },
      ...{ body: 'Es ist dunkel im **Saal**.', words: 5, publishedAt: at, createdAt: at, updatedAt: at },
      ...values,
    })
    .returning()
  if (!article) throw new Error('no article was inserted')
  const items = about.map((item, position) => ({ ...item, articleId: article.id, position }))
  if (items.length > 0) await server.database.db.insert(articleItems).values(items)
  return article
}
