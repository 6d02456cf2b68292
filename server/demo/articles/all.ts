import type { DemoArticle } from './article.ts'
import { blogs } from './blogs.ts'
import { news } from './news.ts'

/** Every article of the demo world. */
export const articles: readonly DemoArticle[] = [...news, ...blogs]
