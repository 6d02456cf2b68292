import { Link, useHydrated } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ListId } from '#contract/ids.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import { signInForAtom } from '../../atoms/core/modal.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { ownerAtom, sessionAtom } from '../../atoms/core/session.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { createListAtom, type ListForm as Form, listIdsAtom } from '../../atoms/lists/changeLists.ts'
import { type OwnList, ownListsAtom } from '../../atoms/lists/lists.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ListCard, ListCardSkeleton } from '../../ui/lists/ListCard.tsx'
import { ListForm } from './ListForm.tsx'
import styles from './ListsView.module.css'
import { OwnState } from './OwnState.tsx'

/** Places held while lists load: more than a screen of them. */
const MOST_PLACES = 12

/** The member's own lists from the device, and the form for a new one. A visitor is asked to sign in once they want one. */
export function OwnListsSection() {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(ownListsAtom)
  const session = useAtomValue(sessionAtom)
  const isOffline = useAtomValue(offlineAtom)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  // A new device has to ask the server first: it knows of lists that the session counts.
  const isUnasked = known?.isBlank && session.type === 'RegisteredUser' && session.lists > 0
  const expected = session.type === 'RegisteredUser' ? Math.min(session.lists, MOST_PLACES) : 1
  const places = Array.from({ length: expected }, (_, nth) => `${nth}`)
  const own = useHydrated() && !(isUnasked && !isOffline) ? known : null
  const signInFor = useSetAtom(signInForAtom)
  const notify = useSetAtom(notifyAtom)
  const createList = useSetAtom(createListAtom)
  const ids = useAtomValue(listIdsAtom)
  const attempt = useAfterLogin('list', texts.storageFailed)
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  // Into the form as it opens; back to where it was opened once it is gone.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    section.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus()
  }, [isOpen])
  // The same form again makes the same list (K9).
  const newId = useRef<ListId | null>(null)

  const create = async (form: Form): Promise<boolean> => {
    newId.current ??= ids.create()
    const id = newId.current
    if (!(await attempt(() => createList(id, form)))) return false
    newId.current = null
    setOpen(false)
    notify({ kind: 'success', message: texts.created(form.name, !isBeingSent) })
    return true
  }
  return (
    <section ref={section} className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{texts.ownLists}</h2>
        {!isOpen && (
          <Button onClick={() => (owner === null ? signInFor('list', () => setOpen(true)) : setOpen(true))}>
            <Icon name="plus" size="small" />
            {texts.createList}
          </Button>
        )}
      </div>
      {isOpen && <ListForm submit={texts.create} onSubmit={create} onCancel={() => setOpen(false)} />}
      {owner === null ? (
        <p className={styles.lead}>{texts.visitor}</p>
      ) : own === null ? (
        <div aria-busy="true" role="status">
          <span className="visuallyHidden">{texts.loading}</span>
          <ul className={styles.cards}>
            {places.map((key) => (
              <ListCardSkeleton key={key} />
            ))}
          </ul>
        </div>
      ) : (
        <>
          {own.refused.length > 0 && (
            <p className={styles.state} data-state="failed">
              <Icon name="x" size="small" />
              {texts.refusedLists(own.refused.length)}
              <Link to="/ausstehend">{texts.toOutbox}</Link>
            </p>
          )}
          {own.lists.length === 0 && !isOpen && (
            <Notice
              kind={isUnasked ? 'offline' : 'empty'}
              title={isUnasked ? texts.ownUnavailable : texts.noOwnYet}
              text={isUnasked ? texts.ownUnavailableText : texts.noOwnYetText}
            />
          )}
          <ul className={styles.cards}>
            {own.lists.map((list) => (
              <OwnCard key={list.id} list={list} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function OwnCard({ list }: { list: OwnList }) {
  const notes = [texts.titles(list.items.length), ...(list.private ? [texts.isPrivate] : [])]
  return (
    <ListCard id={list.id} name={list.name} posters={list.items.map(({ card }) => card.poster)} notes={notes}>
      <OwnState list={list} />
    </ListCard>
  )
}
