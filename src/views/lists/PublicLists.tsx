import { useSetAtom } from 'jotai'
import type { Answer } from '#contract/call.ts'
import { listsCall } from '#contract/lists.ts'
import { loadMoreAtom, type Resource } from '../../atoms/resource.ts'
import { toStandTime } from '../../atoms/stand.ts'
import { uniqueById } from '../../atoms/uniqueById.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useNow } from '../../atoms/useNow.ts'
import { useReload } from '../../atoms/useReload.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/Button.tsx'
import { ListCard, ListCardSkeleton } from '../../ui/ListCard.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StandNote } from '../../ui/StandNote.tsx'
import styles from './ListsView.module.css'

type PublicListsProps = { query: { order?: 'newest' }; lists: Resource<Answer<typeof listsCall>> }

/** The community's lists in every state. What was loaded stays visible while a refresh fails. */
export function PublicLists({ query, lists }: PublicListsProps) {
  const reload = useReload(listsCall, { query })
  const loadMore = useSetAtom(loadMoreAtom)
  const isMuted = useMuted()
  const last = lists.state === 'idle' ? null : lists.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const stand = toStandTime(lists, now)
  if (last === null && lists.state === 'failed') {
    return (
      <Missing
        isOffline={lists.failure.reason === 'unreachable'}
        offline={{ title: texts.unavailable, text: texts.unavailableText }}
        error={{ title: texts.failed, text: texts.failedText }}
        onRetry={reload}
      />
    )
  }
  if (last === null) {
    return (
      <div aria-busy="true" role="status">
        <span className="visuallyHidden">{texts.loading}</span>
        <ul className={styles.cards}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <ListCardSkeleton key={key} />
          ))}
        </ul>
      </div>
    )
  }
  const { nextPage } = last.data
  // The answer is the same for everybody: whom the member has muted is left out here.
  const items = last.data.items.filter(({ author }) => !isMuted(author.id))
  const isBusy = lists.state === 'ready' && lists.fetchingMore
  return (
    <>
      {stand && <StandNote fetchedAt={stand} now={now} />}
      {last.data.items.length === 0 && <Notice kind="empty" title={texts.noneYet} text={texts.noneYetText} />}
      <ul className={styles.cards}>
        {uniqueById(items).map((list) => (
          <ListCard
            key={list.id}
            id={list.id}
            name={list.name}
            posters={list.posters}
            notes={[texts.by(list.author.username), texts.titles(list.itemsCount), texts.diggs(list.diggs_count)]}
          />
        ))}
      </ul>
      {nextPage !== null && (
        <div className={styles.more}>
          <Button variant="ghost" wide busy={isBusy} onClick={() => void loadMore(listsCall, { query })}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
  )
}
