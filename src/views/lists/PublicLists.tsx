import { useSetAtom } from 'jotai'
import type { Answer } from '#contract/call.ts'
import type { listsCall } from '#contract/lists.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore, type Resource } from '../../atoms/core/resource.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { listsRef } from '../../atoms/lists/refs.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/lists.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ListCard, ListCardSkeleton } from '../../ui/lists/ListCard.tsx'
import styles from './ListsView.module.css'

type PublicListsProps = { query: { order?: 'newest' }; lists: Resource<Answer<typeof listsCall>> }

/** The community's lists in every state. The loaded answer stays visible while a refresh fails. */
export function PublicLists({ query, lists }: PublicListsProps) {
  const reload = useReload(listsRef(query))
  const loadMore = useSetAtom(loadMoreAtom)
  const isMuted = useMuted()
  const last = lists.state === 'idle' ? null : lists.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(lists, now)
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
  const isBusy = fetchesMore(lists)
  return (
    <>
      <AsOfNote fetchedAt={asOf} now={now} />
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
          <Button variant="ghost" wide busy={isBusy} onClick={() => void loadMore(listsRef(query))}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
  )
}
