import * as z from 'zod/mini'
import { Block } from './articleBody.ts'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { RatingSummary } from './catalogue.ts'
import { ArticleId, Instant } from './ids.ts'
import { Image } from './image.ts'
import { listView, Page } from './listView.ts'
import { typesWith } from './things.ts'

/** `news` is the editors' own, `blog` is written by members. */
export const Rubric = z.enum(['news', 'blog'])
export type Rubric = z.infer<typeof Rubric>

/** The types of an article's subjects, as they stand in a path. */
export const SubjectType = z.enum(typesWith('subject'))
export type SubjectType = z.infer<typeof SubjectType>

/** A subject by its type and its id or permalink: `people/bruno-ganz`. */
const About = z
  .string()
  .check(z.maxLength(140), z.regex(new RegExp(`^(${SubjectType.options.join('|')})/[\\p{L}\\p{N}._~-]+$`, 'u')))

/** A film, a series or a person that an article is about; people have neither year nor poster nor rating. */
export const ArticleSubject = z.object({
  type: SubjectType,
  id: z.string(),
  permalink: z.string(),
  title: z.string(),
  year: z.nullable(z.int()),
  poster: z.nullable(Image),
  rating: z.nullable(RatingSummary),
})
export type ArticleSubject = z.infer<typeof ArticleSubject>

/** An article as lists show it. */
export const ArticleSummary = z.object({
  id: ArticleId,
  permalink: z.string(),
  rubric: Rubric,
  title: z.string(),
  teaser: z.string(),
  author: Author,
  /** Null: a draft, which nobody but its author sees. */
  publishedAt: z.nullable(Instant),
  /** That it takes to read it, 1 at least. */
  minutes: z.int(),
  /** The still of the first title with one, and what that title is called. */
  picture: z.nullable(z.object({ image: Image, title: z.string() })),
  diggs_count: z.int(),
  /** Comments and replies together. */
  commentsCount: z.int(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const Article = z.extend(ArticleSummary, {
  body: z.array(z.catch(z.nullable(Block), null)),
  about: z.array(ArticleSubject),
  /** By the moderation: nobody but its author still sees it. */
  hidden: z.optional(z.boolean()),
  updatedAt: Instant,
})
export type Article = z.infer<typeof Article>

export const articlesCall = defineCall({
  method: 'GET',
  path: '/api/articles',
  summary: 'Articles, the newest first',
  audience: 'public',
  query: z.object({ rubric: z.optional(Rubric), about: z.optional(About), page: Page }),
  answer: listView(ArticleSummary, z.object({ rubric: z.nullable(Rubric), about: z.optional(z.string()) })),
})

export const articleCall = defineCall({
  method: 'GET',
  path: '/api/articles/:id',
  summary: 'A published article',
  audience: 'public',
  params: z.object({ id: ArticleId }),
  answer: Article,
})

/**
 * The member's own article also where the public call does not answer it: a draft, or one that the moderation has hidden.
 * 404 for articles of others.
 */
export const ownArticleCall = defineCall({
  method: 'GET',
  path: '/api/me/articles/:id',
  summary: "One of the member's own articles, published or not",
  audience: 'member',
  params: z.object({ id: ArticleId }),
  answer: Article,
})
