import { useSetAtom } from 'jotai'
import type { MovieId } from '#contract/ids.ts'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadMoreAtom } from '../../atoms/resource.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useReload } from '../../atoms/useReload.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/community.ts'
import { TriviaCard } from '../../ui/community/TriviaCard.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PagedList } from './PagedList.tsx'
import styles from './TriviaList.module.css'
import { TriviaMarks } from './TriviaMarks.tsx'
import { useFilmCard } from './useFilmCard.ts'

const words = { loading: texts.triviaLoading, failed: texts.triviaFailed, unavailable: texts.triviaUnavailable }

/** The trivia of a film, of one category or all; the best liked first. */
export function TriviaList({ id, category }: { id: MovieId; category: TriviaCategory | undefined }) {
  const input = { params: { type: 'movies' as const, id }, query: category ? { category } : {} }
  const trivia = useResource(triviaCall, input)
  const reload = useReload(triviaCall, input)
  const loadMore = useSetAtom(loadMoreAtom)
  const about = useFilmCard(id)
  const isMuted = useMuted()
  const fetchedAt = trivia.state === 'idle' ? '' : (trivia.last?.fetchedAt ?? '')
  const emptyText = category ? texts.noTriviaInCategory(category) : texts.noTriviaText
  return (
    <PagedList
      list={trivia}
      words={words}
      empty={<Notice kind="empty" title={texts.noTrivia} text={emptyText} />}
      onRetry={reload}
      onMore={() => void loadMore(triviaCall, input)}
    >
      {(items, now) => (
        <div className={styles.list}>
          {items.map((entry) => (
            <TriviaCard
              key={entry.id}
              entry={entry}
              now={now}
              isMuted={isMuted(entry.author.id)}
              marks={<TriviaMarks entry={entry} about={about} fetchedAt={fetchedAt} />}
            />
          ))}
        </div>
      )}
    </PagedList>
  )
}
