import { useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { MIN_NAME_QUERY } from '#contract/friends.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { toFoundRelation } from '../../atoms/friends/friendship.ts'
import { friendshipsRef, usersRef } from '../../atoms/friends/refs.ts'
import * as texts from '../../texts/friends.ts'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import { FriendRow } from './FriendRow.tsx'
import styles from './FriendsView.module.css'

/** Pause after the last key before the server is asked, as in searches (PRODUCT D4). */
const DEBOUNCE_MS = 200

/** Finds members by a part of their name. */
export function FriendSearch() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => {
    const name = typed.trim()
    if (name.length < MIN_NAME_QUERY) return setAsked('')
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setAsked(name)
      void load(usersRef(name), { signal: controller.signal })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, load])
  return (
    <search className={styles.section}>
      <h2 className={styles.heading} id={id}>
        {texts.search}
      </h2>
      <SearchInput
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onClear={() => setTyped('')}
        placeholder={texts.searchPlaceholder}
        aria-labelledby={id}
        maxLength={40}
        icon="search"
      />
      {asked !== '' && <Found name={asked} />}
    </search>
  )
}

function Found({ name }: { name: string }) {
  const found = useResource(usersRef(name))
  const last = found.state === 'idle' ? null : found.last
  const listed = useResource(friendshipsRef)
  const list = listed.state === 'idle' ? null : listed.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    const isOffline = found.state === 'failed' && found.failure.reason === 'unreachable'
    return (
      <p role="status" className={styles.note}>
        {found.state !== 'failed' ? texts.searching : isOffline ? texts.searchOffline : texts.searchFailed}
      </p>
    )
  }
  const { items } = last.data
  const { fetchedAt } = last
  return (
    <>
      <p role="status" className={items.length === 0 ? styles.note : 'visuallyHidden'}>
        {items.length === 0 ? texts.notFound(name) : texts.found(items.length)}
      </p>
      <ul>
        {items.map(({ user, relation }) => (
          <FriendRow
            key={user.id}
            friend={{ user }}
            {...toFoundRelation({ relation, fetchedAt }, user.id, list)}
            now={now}
          />
        ))}
      </ul>
    </>
  )
}
