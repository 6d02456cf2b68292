import { useAtomValue, useSetAtom } from 'jotai'
import type { Article } from '#contract/articles.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { toOwnCount } from '../../atoms/marks/markCounts.ts'
import type { MarkedThing } from '../../atoms/marks/marks.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import { articleOf } from '../../texts/articles.ts'
import * as texts from '../../texts/marks.ts'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import { MarkRow } from '../../ui/marks/MarkRow.tsx'
import { MarkToggle } from '../../ui/marks/MarkToggle.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import styles from './ArticlePage.module.css'

type ArticleMarksProps = {
  article: Article
  /** The time of the server's answer that counts the article's diggs. */
  fetchedAt: string
  url: string
}

/** The marks of an article: digg, watch, share, flag. Its author can neither digg nor flag it. */
export function ArticleMarks({ article, fetchedAt, url }: ArticleMarksProps) {
  const { id, title, permalink, author, diggs_count } = article
  const card = { permalink, title, year: null, poster: null }
  const thing: MarkedThing = { type: 'articles', id, name: title, card }
  const digg = useMark('digg', thing, texts.storageFailed)
  const watch = useMark('watch', thing, texts.storageFailed)
  const flag = useMark('flag', thing, texts.storageFailed)
  const openModal = useSetAtom(modalAtom)
  const isOwn = useAtomValue(ownerAtom) === author.id
  const count = toOwnCount(diggs_count, fetchedAt, digg)
  const words = count > 0 ? texts.diggs(count) : texts.digg
  return (
    <>
      <div className={styles.marks}>
        <MarkRow dense>
          {isOwn ? (
            diggs_count > 0 && <span className={styles.diggs}>{texts.diggs(diggs_count)}</span>
          ) : (
            <MarkToggle icon="digg" words={{ off: words, on: words }} mark={digg} onToggle={() => void digg.toggle()} />
          )}
          <MarkToggle icon="bookmark" words={texts.watch} mark={watch} onToggle={() => void watch.toggle()} />
          <ShareButton title={title} url={url} onUnavailable={() => openModal({ type: 'share', title, url })} />
        </MarkRow>
      </div>
      {!isOwn && (
        <MarkLine>
          <FlagButton
            mark={flag}
            what={articleOf(title)}
            onFlag={(why) => void flag.put(why)}
            onTakeBack={() => void flag.clear()}
          />
        </MarkLine>
      )}
    </>
  )
}
