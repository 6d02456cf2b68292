import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { ListId } from '#contract/ids.ts'
import { MAX_LISTS } from '#contract/ownLists.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import type { CopySource } from '../../atoms/core/listedTitle.ts'
import { closeModalAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { type ListForm as Form, listIdsAtom } from '../../atoms/lists/changeLists.ts'
import { copyListAtom } from '../../atoms/lists/copyList.ts'
import { ownListsAtom } from '../../atoms/lists/lists.ts'
import * as texts from '../../texts/lists.ts'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import styles from './CopyListForm.module.css'
import { ListForm } from './ListForm.tsx'

/** Makes a new list with the titles of another, and opens it. Also without a network. */
export function CopyListForm({ source }: { source: CopySource }) {
  const navigate = useNavigate()
  const own = useAtomValue(ownListsAtom)
  const ids = useAtomValue(listIdsAtom)
  const copy = useSetAtom(copyListAtom)
  const close = useSetAtom(closeModalAtom)
  const notify = useSetAtom(notifyAtom)
  const attempt = useAfterLogin('list', texts.storageFailed)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const [isTooMany, setTooMany] = useState(false)
  // The same form again makes the same list (K9).
  const newId = useRef<ListId | null>(null)
  const { items } = source

  const store = async (form: Form): Promise<boolean> => {
    setTooMany((own?.lists.length ?? 0) >= MAX_LISTS && newId.current === null)
    if ((own?.lists.length ?? 0) >= MAX_LISTS && newId.current === null) return false
    newId.current ??= ids.create()
    const id = newId.current
    if (!(await attempt(() => copy(id, form, items)))) return false
    close()
    notify({ kind: 'success', message: texts.copied(form.name, items.length, !isBeingSent) })
    await navigate({ to: '/liste/$permalink', params: { permalink: id } })
    return true
  }
  return (
    <div className={styles.area}>
      <h2 className={styles.heading}>{texts.copyHeading}</h2>
      <p className={styles.lead}>{texts.copyLead(items.length, source.name)}</p>
      {isTooMany && <ErrorStrip message={texts.tooManyLists} />}
      <ListForm
        before={{ name: texts.copyOf(source.name), description: source.description, private: true }}
        submit={texts.copy}
        onSubmit={store}
        onCancel={close}
      />
    </div>
  )
}
