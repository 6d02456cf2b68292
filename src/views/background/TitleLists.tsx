import { useSetAtom } from 'jotai'
import type { TitleCard } from '#contract/marks.ts'
import { titleListsRef } from '../../atoms/collections/refs.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/background.ts'
import * as lists from '../../texts/lists.ts'
import { ListCards } from '../../ui/background/ListCards.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { SubPage } from '../../ui/title/SubPage.tsx'

type TitleListsProps = { type: 'movies' | 'series'; permalink: string; title: TitleCard | null | undefined }

/** All public lists that hold a title, in every state. */
export function TitleLists({ type, permalink, title = null }: TitleListsProps) {
  const heading = title ? texts.listsTitle(title.title) : lists.heading
  return (
    <SubPage type={type} permalink={permalink} title={title} heading={heading}>
      <Content type={type} permalink={permalink} />
    </SubPage>
  )
}

function Content({ type, permalink }: Pick<TitleListsProps, 'type' | 'permalink'>) {
  const reference = titleListsRef(type, permalink)
  const found = useResource(reference)
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const isMuted = useMuted()
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    if (found.state !== 'failed') return <LoadingDots label={lists.loading} holdsPlace />
    return (
      <Missing
        isOffline={found.failure.reason === 'unreachable'}
        offline={{ title: lists.unavailable, text: lists.unavailableText }}
        error={{ title: lists.failed, text: lists.failedText }}
        onRetry={reload}
      />
    )
  }
  const items = uniqueById(last.data.items.filter(({ author }) => !isMuted(author.id)))
  return (
    <>
      <AsOfNote fetchedAt={toAsOfTime(found, now)} now={now} />
      {items.length === 0 && last.data.nextPage === null && (
        <Notice kind="empty" title={texts.noLists} text={texts.noListsText} />
      )}
      <ListCards items={items} />
      {last.data.nextPage !== null && (
        <p>
          <Button variant="ghost" wide busy={fetchesMore(found)} onClick={() => void loadMore(reference)}>
            {lists.loadMore}
          </Button>
        </p>
      )}
    </>
  )
}
