import { useSetAtom } from 'jotai'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { usePages } from '../../atoms/core/usePages.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { triviaRef } from '../../atoms/trivia/refs.ts'
import type { TriviaThing } from '../../atoms/trivia/trivialized.ts'
import { useLiveTrivia } from '../../atoms/trivia/useLiveTrivia.ts'
import { useTrivia } from '../../atoms/trivia/useTrivia.ts'
import type { TriviaTitle } from '../../atoms/trivia/writeTrivia.ts'
import * as texts from '../../texts/community.ts'
import { newTrivia, noTriviaText, refused, toOutbox } from '../../texts/trivia.ts'
import { useLinkedFact } from '../../ui/community/linkedComment.ts'
import { News } from '../../ui/community/News.tsx'
import { Pages } from '../../ui/community/Pages.tsx'
import { SendNote } from '../../ui/community/SendNote.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { LinkedFact } from './LinkedFact.tsx'
import { TriviaEntry } from './TriviaEntry.tsx'
import styles from './TriviaList.module.css'

type TriviaListProps = { thing: TriviaThing; title: TriviaTitle | null; category: TriviaCategory | undefined }

const words = { loading: texts.triviaLoading, failed: texts.triviaFailed, unavailable: texts.triviaUnavailable }

/** The trivia of a title, of one category or all: the newest first. */
export function TriviaList({ thing, title, category }: TriviaListProps) {
  const { type, permalink } = thing
  const reference = triviaRef(type, permalink, category)
  const answer = useResource(reference)
  const trivia = useTrivia(thing, category)
  const news = useLiveTrivia(thing, category)
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const fetchedAt = answer.state === 'idle' ? '' : (answer.last?.fetchedAt ?? '')
  const { pages, now } = usePages(answer)
  const linked = useLinkedFact()
  const isElsewhere = pages.state === 'shown' && !trivia.items.some(({ entry }) => entry.id === linked)
  const emptyText = category ? texts.noTriviaInCategory(category) : noTriviaText(type)
  // The member's own facts are shown before the others are loaded.
  const list = trivia.items.length > 0 && (
    <div className={styles.list} aria-busy={trivia.isUpdating || undefined}>
      {trivia.items.map((shown) => (
        <TriviaEntry key={shown.entry.id} shown={shown} title={title} now={now} fetchedAt={fetchedAt} />
      ))}
    </div>
  )
  return (
    <>
      <News news={news} label={newTrivia} />
      {linked !== null && isElsewhere && title && <LinkedFact key={linked} id={linked} title={title} />}
      {trivia.refused.map(({ code, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but their order tells them apart
        <SendNote key={index} state="failed" text={refused('new', code, text ?? null)} toOutbox={toOutbox} />
      ))}
      {pages.state !== 'shown' && list}
      <Pages pages={pages} now={now} words={words} onRetry={reload} onMore={() => void loadMore(reference)}>
        {list || <Notice kind="empty" title={texts.noTrivia} text={emptyText} />}
      </Pages>
    </>
  )
}
