import { toArticlePath } from '#contract/articlePath.ts'
import type { Article, Rubric } from '#contract/articles.ts'
import { toImageUrl } from '#contract/image.ts'
import { toThingPath } from '#contract/things.ts'
import { articleRef, articlesRef, ownArticleRef } from '../../../atoms/articles/refs.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import * as texts from '../../../texts/articles.ts'
import { pageTitle, productName } from '../../../texts/head.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'

type Match = { match: { context: { store: Store } } }

const noindex = { name: 'robots', content: 'noindex' }

export const newsHead = async ({ match }: Match) => toListHead(match.context.store, 'news', '/news')
export const blogsHead = async ({ match }: Match) => toListHead(match.context.store, 'blog', '/blogs')

function toListHead(store: Store, rubric: Rubric, path: string) {
  const found = pickResource(store.get(resourcesAtom), articlesRef(rubric))
  const items = found.state === 'idle' ? [] : (found.last?.data.items ?? [])
  const origin = store.get(originAtom)
  return toPageHead(store, {
    title: texts.rubrics[rubric],
    description: texts.descriptions[rubric],
    path,
    image: items.find(({ picture }) => picture)?.picture?.image ?? null,
    jsonLd: import.meta.env.SSR && {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        url: origin + toArticlePath(item),
      })),
    },
  })
}

/** An article. A draft, and what the moderation has hidden, is nothing for search engines. */
export async function articleHead({ match, params }: Match & { params: { permalink: string } }) {
  const { store } = match.context
  const [shown, own] = [articleRef, ownArticleRef].map((toReference) => {
    const found = pickResource(store.get(resourcesAtom), toReference(params.permalink))
    return found.state === 'idle' ? null : (found.last?.data ?? null)
  })
  const article = shown ?? own
  if (!article) return { meta: [{ title: pageTitle(texts.gone) }, noindex] }
  const head = toPageHead(store, {
    title: article.title,
    description: article.teaser,
    path: toArticlePath(article),
    type: 'article',
    trail: import.meta.env.SSR && [article.rubric, [[article.title, toArticlePath(article)]]],
    image: article.picture?.image ?? null,
    jsonLd: import.meta.env.SSR && toJsonLd(article, store.get(originAtom)),
  })
  const published = article.publishedAt ? [{ property: 'article:published_time', content: article.publishedAt }] : []
  return { ...head, meta: [...head.meta, ...published, ...(shown ? [] : [noindex])] }
}

const subjectTypes = { movies: 'Movie', series: 'TVSeries', people: 'Person' } as const

function toJsonLd({ rubric, title, teaser, author, picture, about, ...article }: Article, origin: string) {
  const url = origin + toArticlePath({ rubric, permalink: article.permalink })
  return {
    '@type': rubric === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    description: teaser,
    inLanguage: 'de',
    mainEntityOfPage: url,
    ...(picture && { image: origin + toImageUrl(picture.image, picture.image.widths.at(-1) ?? 0) }),
    ...(article.publishedAt && { datePublished: article.publishedAt, dateModified: article.updatedAt }),
    author: { '@type': 'Person', name: author.username, url: origin + toThingPath('users', author.username) },
    publisher: { '@type': 'Organization', name: productName, url: origin },
    commentCount: article.commentsCount,
    about: about.map(({ type, title: name, permalink }) => ({
      '@type': subjectTypes[type],
      name,
      url: origin + toThingPath(type, permalink),
    })),
  }
}
