import { getRouteApi, useHydrated, useLocation } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { use } from 'react'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { editedEntryAtom, ownListsAtom } from '../../atoms/lists/lists.ts'
import { listRef } from '../../atoms/lists/refs.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/lists.ts'
import { muted } from '../../texts/marks.ts'
import { kicker } from '../../texts/notFound.ts'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { Fold } from '../../ui/community/Fold.tsx'
import { useLinkedComment } from '../../ui/community/linkedComment.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { NearView } from '../../ui/kit/NearView.tsx'
import { Screen } from '../../ui/kit/Screen.tsx'
import { ListEditor } from './ListEditor.tsx'
import { ListHead } from './ListHead.tsx'
import { ListRows } from './ListRows.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import styles from './ListView.module.css'
import { toShownList } from './toShownList.ts'

const route = getRouteApi('/liste/$permalink')

/**
 * A list with its titles (E3). The member's own list comes from the device, also one that was not sent yet. The server
 * does not know such a list: the route shows this view for "not found", too.
 */
export function ListView() {
  const { permalink } = route.useParams()
  const found = useResource(listRef(permalink))
  const reload = useReload(listRef(permalink))
  const session = useAtomValue(sessionAtom)
  const known = useAtomValue(ownListsAtom)
  const isHydrated = useHydrated()
  const own = isHydrated ? (known?.lists.find(({ id }) => id === permalink) ?? null) : null
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [edited, setEdited] = useAtom(editedEntryAtom)
  const list = toShownList(last, own, session)
  const Comments = use(CommentsPart)
  const linked = useLinkedComment('lists', permalink) !== null
  const asOf = own === null ? toAsOfTime(found, now) : null
  const isMuted = useMuted()
  const isFolded = own === null && last !== null && isMuted(last.data.author.id)
  if (list === null) {
    const failure = found.state === 'failed' ? found.failure.reason : null
    if (failure === null || (session.type === 'RegisteredUser' && known === null)) {
      return <ListSkeleton />
    }
    if (failure === 'notFound') {
      return (
        <Screen kicker={kicker} title={texts.gone} text={texts.goneText}>
          <LinkButton to="/liste">{texts.toLists}</LinkButton>
        </Screen>
      )
    }
    return (
      <div className={styles.page}>
        <Missing
          isPage
          isOffline={failure === 'unreachable'}
          offline={{ title: texts.unavailableOne, text: texts.unavailableText }}
          error={{ title: texts.failedOne, text: texts.failedText }}
          onRetry={reload}
        />
      </div>
    )
  }
  if (edited?.entry === entry && own !== null) {
    return (
      <div className={styles.page}>
        <ListEditor list={own} at={edited.at} onDone={() => setEdited(null)} />
      </div>
    )
  }
  return (
    <article className={styles.page}>
      <ListHead
        list={isFolded ? { ...list, description: '' } : list}
        now={now}
        onEdit={own === null ? null : () => setEdited({ entry, at: 'top' })}
      />
      <AsOfNote fetchedAt={asOf} now={now} />
      {last?.data.hidden && <p className={styles.hidden}>{texts.hiddenByModeration}</p>}
      {isFolded ? (
        <Fold why={muted}>
          {list.description && <p className={styles.text}>{list.description}</p>}
          <ListRows list={list} onAdd={null} />
        </Fold>
      ) : (
        <ListRows list={list} onAdd={own === null ? null : () => setEdited({ entry, at: 'titles' })} />
      )}
      <NearView isNow={linked}>
        <Comments
          type="lists"
          permalink={permalink}
          thing={{ id: list.id, title: list.name }}
          isNew={own?.isNew ?? false}
        />
      </NearView>
    </article>
  )
}
