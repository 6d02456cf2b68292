import { useSetAtom } from 'jotai'
import type { Rubric } from '#contract/articles.ts'
import { articlesRef } from '../../atoms/articles/refs.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { usePages } from '../../atoms/core/usePages.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/articles.ts'
import { Pages } from '../../ui/community/Pages.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleList.module.css'

/** All articles of a rubric, the newest first and large. */
export function ArticleList({ rubric }: { rubric: Rubric }) {
  const list = useResource(articlesRef(rubric))
  const { pages, now } = usePages(list)
  const reload = useReload(articlesRef(rubric))
  const loadMore = useSetAtom(loadMoreAtom)
  const isMuted = useMuted()
  const items = list.state === 'idle' ? [] : (list.last?.data.items ?? [])
  // The answer is the same for everybody: whom the member has muted is left out here.
  const shown = uniqueById(items.filter(({ author }) => !isMuted(author.id)))
  return (
    <div className={styles.page}>
      <h1>{texts.rubrics[rubric]}</h1>
      <p className={styles.lead}>{texts.leads[rubric]}</p>
      <Pages pages={pages} now={now} words={texts} onRetry={reload} onMore={() => void loadMore(articlesRef(rubric))}>
        {shown.length === 0 ? (
          <Notice kind="empty" icon="pencil" title={texts.nothing[rubric]} text={texts.nothingText[rubric]} />
        ) : (
          <ul className={styles.cards}>
            {shown.map((article, index) => (
              <ArticleCard key={article.id} article={article} now={now} isFirst={index === 0} />
            ))}
          </ul>
        )}
      </Pages>
    </div>
  )
}
