import { use } from 'react'
import { rubricPaths, toArticlePath } from '#contract/articlePath.ts'
import type { Rubric } from '#contract/articles.ts'
import { articleRef, ownArticleRef } from '../../atoms/articles/refs.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/articles.ts'
import { muted } from '../../texts/marks.ts'
import { ArticleBody } from '../../ui/articles/ArticleBody.tsx'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { Fold } from '../../ui/community/Fold.tsx'
import { useLinkedComment } from '../../ui/community/linkedComment.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { NearView } from '../../ui/kit/NearView.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { ArticleMarks } from './ArticleMarks.tsx'
import styles from './ArticlePage.module.css'
import { Subjects } from './Subjects.tsx'

type ArticlePageProps = {
  /** The rubric of the address. */
  rubric: Rubric
  permalink: string
}

/** An article for reading, with the things that it is about and its comments below (D1). */
export function ArticlePage({ rubric, permalink }: ArticlePageProps) {
  const shown = useResource(articleRef(permalink))
  // An article that the public call does not return may be the member's own: a draft, or hidden by the moderation.
  const own = useResource(ownArticleRef(permalink))
  const found = shown.state === 'failed' && shown.last === null && own.state !== 'idle' ? own : shown
  const reload = useReload(articleRef(permalink))
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(found, now)
  const isMuted = useMuted()
  const Comments = use(CommentsPart)
  const linked = useLinkedComment('articles', permalink) !== null
  if (last === null) {
    if (found.state !== 'failed') return <Loading />
    return (
      <div className={styles.page}>
        <Missing
          isPage
          isOffline={found.failure.reason === 'unreachable'}
          offline={{ title: texts.unavailableOne, text: texts.unavailableText }}
          error={{ title: texts.failedOne, text: texts.failedText }}
          onRetry={reload}
          also={
            <LinkButton variant="text" to={rubricPaths[rubric]}>
              {texts.toList[rubric]}
            </LinkButton>
          }
        />
      </div>
    )
  }
  const article = last.data
  const isPublic = article.publishedAt !== null && article.hidden !== true
  const body = <ArticleBody blocks={article.body} />
  return (
    <article className={styles.page}>
      <ArticleHead article={article} now={now} />
      <AsOfNote fetchedAt={asOf} now={now} />
      {article.publishedAt === null && <p className={styles.note}>{texts.draft}</p>}
      {article.hidden && <p className={styles.note}>{texts.hiddenByModeration}</p>}
      {isMuted(article.author.id) ? <Fold why={muted}>{body}</Fold> : body}
      {isPublic && <ArticleMarks article={article} fetchedAt={last.fetchedAt} url={toArticlePath(article)} />}
      <Subjects about={article.about} />
      {isPublic && (
        <NearView isNow={linked}>
          <Comments type="articles" permalink={permalink} thing={{ id: article.id, title: article.title }} />
        </NearView>
      )}
    </article>
  )
}

function Loading() {
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visuallyHidden">{texts.loadingOne}</span>
      <Skeleton className={styles.titleLine} />
      <Skeleton className={styles.metaLine} />
      <Skeleton className={styles.picturePlace} />
      <Skeleton className={styles.textLines} />
      <Skeleton className={styles.textLines} />
    </div>
  )
}
