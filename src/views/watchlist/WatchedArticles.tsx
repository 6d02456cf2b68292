import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { toArticlePath } from '#contract/articlePath.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { dropArticleAtom, type WatchedArticle } from '../../atoms/watchlist/watchlist.ts'
import { waitingWords } from '../../texts/waiting.ts'
import * as texts from '../../texts/watchlist.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import styles from './WatchlistView.module.css'

/** The articles that a member watches. The link has the same form for every rubric. */
export function WatchedArticles({ articles }: { articles: readonly WatchedArticle[] }) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const drop = useSetAtom(dropArticleAtom)
  const attempt = useAfterLogin('watch', texts.storageFailed)
  if (articles.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{texts.articles}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.id} className={styles.article}>
            <Link to={toArticlePath({ rubric: 'blog', permalink: article.permalink }) as string}>{article.title}</Link>
            {article.isWaiting && (
              <span className={styles.waits}>
                <Icon name="clock" size="small" />
                <span className="visuallyHidden">{waitingWords(isBeingSent)}</span>
              </span>
            )}
            <IconButton
              icon="trash"
              label={texts.drop(article.title)}
              onClick={() => void attempt(() => drop(article))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
