import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { roleMembersRef } from '../../atoms/moderation/refs.ts'
import { loadRoleMembersAtom } from '../../atoms/moderation/roles.ts'
import * as moderationTexts from '../../texts/moderation.ts'
import * as texts from '../../texts/roles.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { Failed } from './Failed.tsx'
import moderationStyles from './ModerationView.module.css'
import { RoleRow } from './RoleRow.tsx'
import styles from './RolesView.module.css'

/** Pause after the last key before the server is asked, as in searches (PRODUCT D4). */
const DEBOUNCE_MS = 200

/** Finds members by a part of their name; without one, all who have a role. */
export function RoleMembers() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const isOffline = useAtomValue(offlineAtom)
  const load = useSetAtom(loadRoleMembersAtom)
  useEffect(() => {
    const name = typed.trim()
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        setAsked(name)
        void load(name, { refresh: true, signal: controller.signal })
      },
      name === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, load])
  return (
    <>
      {isOffline && (
        <p role="status" className={moderationStyles.offline}>
          {moderationTexts.offlineNote}
        </p>
      )}
      <search className={styles.section}>
        <label className={styles.label} htmlFor={id}>
          {texts.search}
        </label>
        <SearchInput
          id={id}
          icon="search"
          value={typed}
          placeholder={texts.searchPlaceholder}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onClear={() => setTyped('')}
        />
      </search>
      <section className={styles.section}>
        <h2 className={styles.heading}>{asked === '' ? texts.withRole : texts.found(asked)}</h2>
        <Members key={asked} name={asked} />
      </section>
    </>
  )
}

function Members({ name }: { name: string }) {
  const reference = roleMembersRef(name)
  const members = useResource(reference)
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = members.state === 'idle' ? null : members.last
  if (last === null) {
    if (members.state === 'failed') return <Failed failure={members.failure} title={texts.failed} onRetry={reload} />
    return (
      <div role="status" aria-busy="true">
        <span className="visuallyHidden">{texts.loading}</span>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className={styles.skeleton} />
        ))}
      </div>
    )
  }
  const { items, nextPage } = last.data
  if (items.length === 0) return <Notice kind="empty" title={texts.notFound(name)} text={texts.notFoundText} />
  return (
    <>
      <ul>
        {items.map((each) => (
          <RoleRow key={each.user.id} member={each} />
        ))}
      </ul>
      {nextPage !== null && (
        <div className={moderationStyles.more}>
          <Button variant="ghost" wide busy={fetchesMore(members)} onClick={() => void loadMore(reference)}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}
