import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { OWN_TOPIC } from '#contract/events.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReaderChange } from '../../atoms/core/useReaderChange.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { newestFriendshipAtom } from '../../atoms/friends/friendship.ts'
import { friendshipsRef } from '../../atoms/friends/refs.ts'
import { useLiveOne } from '../../atoms/live/useLiveOne.ts'
import * as texts from '../../texts/friends.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { FriendRow } from './FriendRow.tsx'
import { FriendSearch } from './FriendSearch.tsx'
import styles from './FriendsView.module.css'

/** "Freunde" (E7): requests, friends with the taste match, and the search for more. */
export function FriendsView() {
  const owner = useAtomValue(ownerAtom)
  const open = useSetAtom(modalAtom)
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {owner === null ? (
        <SignInForm text={texts.visitor} back="/my_friendships" onSignIn={() => open({ type: 'login' })} />
      ) : (
        <Friends key={owner} />
      )}
    </div>
  )
}

function Friends() {
  const found = useResource(friendshipsRef)
  const reload = useReload(friendshipsRef)
  const load = useSetAtom(loadResourceAtom)
  useReaderChange(() => void load(friendshipsRef, { refresh: true }))
  const last = found.state === 'idle' ? null : found.last
  useNews(last?.fetchedAt ?? null)
  const list = useFocusOfMoved(last)
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(found, now)
  if (last === null) {
    if (found.state !== 'failed') return <Loading />
    return (
      <Missing
        isOffline={found.failure.reason === 'unreachable'}
        offline={{ title: texts.unavailable, text: texts.unavailableText }}
        error={{ title: texts.failed, text: texts.failedText }}
        onRetry={reload}
      />
    )
  }
  const { friends, incoming, outgoing } = last.data
  const row = { now, fetchedAt: last.fetchedAt }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only notes where the focus is
    <div ref={list.ref} onFocus={list.onFocus}>
      <AsOfNote fetchedAt={asOf} now={now} />
      {incoming.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{texts.incoming(incoming.length)}</h2>
          <ul>
            {incoming.map((each) => (
              <FriendRow key={each.user.id} {...row} friend={each} relation="asks" />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        {friends.length === 0 ? (
          <Notice kind="empty" title={texts.nobody} text={texts.nobodyText} />
        ) : (
          <h2 className={styles.heading}>{texts.friends(friends.length)}</h2>
        )}
        <ul>
          {friends.map((each) => (
            <FriendRow key={each.user.id} {...row} friend={each} relation="friends" />
          ))}
        </ul>
      </section>
      {outgoing.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{texts.outgoing}</h2>
          <ul>
            {outgoing.map((each) => (
              <FriendRow key={each.user.id} {...row} friend={each} relation="asked" />
            ))}
          </ul>
        </section>
      )}
      <FriendSearch />
    </div>
  )
}

/** Answers tell their time by the second. */
const SECOND_MS = 1_000

/** Fetches again when any member has changed a friendship or a request, and once an own command was sent. */
function useNews(fetchedAt: string | null): void {
  const load = useSetAtom(loadResourceAtom)
  const newest = useAtomValue(newestFriendshipAtom)
  useLiveOne({
    reference: friendshipsRef,
    topic: OWN_TOPIC,
    isAbout: ({ kind }) => kind === 'friendship.changed',
  })
  const renew = useEffectEvent(() => {
    if (newest === null || fetchedAt === null) return
    const isOlder = Date.parse(newest) < Date.parse(fetchedAt) - SECOND_MS
    if (!isOlder) void load(friendshipsRef, { refresh: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act that has arrived counts once
  useEffect(() => renew(), [newest])
}

/** A row that moves to another list is a new one: the focus moves with it. */
function useFocusOfMoved(last: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const user = useRef<string | null>(null)
  const onFocus = ({ target }: { target: Element }) => {
    user.current = target.closest('[data-user]')?.getAttribute('data-user') ?? null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer may have moved it
  useEffect(() => {
    if (user.current === null || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>(`[data-user="${CSS.escape(user.current)}"] button`)?.focus()
  }, [last])
  return { ref, onFocus }
}

function Loading() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className={styles.place} />
      ))}
    </div>
  )
}
