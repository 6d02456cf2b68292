import { notFound, redirect } from '@tanstack/react-router'
import { rubricPaths, toArticlePath } from '#contract/articlePath.ts'
import type { Article, Rubric } from '#contract/articles.ts'
import { articleRef, articlesRef, ownArticleRef } from '../../../atoms/articles/refs.ts'
import { loadResourceAtom, type Resource } from '../../../atoms/core/resource.ts'
import { ownerAtom, sessionKnownAtom } from '../../../atoms/core/session.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type ArticleInput = LoaderInput & {
  params: { permalink: string }
  location: { pathname: string; search: object; hash: string }
}

export const loadNews = (input: LoaderInput) => loadRubric(input, 'news')
export const loadBlogs = (input: LoaderInput) => loadRubric(input, 'blog')

async function loadRubric({ context: { store }, abortController: { signal } }: LoaderInput, rubric: Rubric) {
  await awaitAtOnce(store.set(loadResourceAtom, articlesRef(rubric), { signal }))
}

/** An article; of the member's own also a draft, and what is hidden. In the other rubric's folder it leads to its own. */
export async function loadArticle({ context: { store }, params, location, abortController }: ArticleInput) {
  const options = { signal: abortController.signal }
  const found = await store.set(loadResourceAtom, articleRef(params.permalink), options)
  let article = lastOf(found)
  if (found.state === 'failed' && found.failure.reason === 'notFound') {
    await store.get(sessionKnownAtom)
    const own =
      store.get(ownerAtom) === null ? null : await store.set(loadResourceAtom, ownArticleRef(params.permalink), options)
    if (own === null || (own.state === 'failed' && own.failure.reason === 'notFound')) throw notFound()
    article = lastOf(own)
  }
  if (article && !location.pathname.startsWith(`${rubricPaths[article.rubric]}/`)) {
    const { search, hash } = location
    throw redirect({ to: toArticlePath(article) as string, search: search as never, hash, replace: true })
  }
}

// The loader gets an answer of any call; this one asked for an article.
const lastOf = (resource: Resource<unknown>) =>
  resource.state === 'idle' ? null : ((resource.last?.data ?? null) as Article | null)
