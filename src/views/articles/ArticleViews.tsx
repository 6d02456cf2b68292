import { getRouteApi } from '@tanstack/react-router'
import { rubricPaths } from '#contract/articlePath.ts'
import type { Rubric } from '#contract/articles.ts'
import * as texts from '../../texts/articles.ts'
import { kicker } from '../../texts/notFound.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Screen } from '../../ui/kit/Screen.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticlePage } from './ArticlePage.tsx'

const newsRoute = getRouteApi('/news/$permalink')
const blogRoute = getRouteApi('/blogs/$permalink')

/** "News": what the editors write. */
export const NewsView = () => <ArticleList rubric="news" />

/** "Blogs": what members write. */
export const BlogsView = () => <ArticleList rubric="blog" />

export const NewsArticleView = () => <ArticlePage rubric="news" permalink={newsRoute.useParams().permalink} />

export const BlogArticleView = () => <ArticlePage rubric="blog" permalink={blogRoute.useParams().permalink} />

export const NoNewsView = () => <NoArticle rubric="news" />

export const NoBlogView = () => <NoArticle rubric="blog" />

/** The page of an article that was deleted, or never existed. */
function NoArticle({ rubric }: { rubric: Rubric }) {
  return (
    <Screen kicker={kicker} title={texts.gone} text={texts.goneText}>
      <LinkButton to={rubricPaths[rubric]}>{texts.toList[rubric]}</LinkButton>
    </Screen>
  )
}
