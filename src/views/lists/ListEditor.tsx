import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import {
  addToListAtom,
  deleteListAtom,
  describeItemAtom,
  type ListForm as Form,
  orderListAtom,
  removeFromListAtom,
  updateListAtom,
} from '../../atoms/lists/changeLists.ts'
import type { ListedTitle, OwnItem, OwnList } from '../../atoms/lists/lists.ts'
import { toItemKey } from '../../atoms/lists/toOwnLists.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { AddTitles } from './AddTitles.tsx'
import { EditorRow } from './EditorRow.tsx'
import { ListForm } from './ListForm.tsx'
import styles from './ListView.module.css'
import { OwnState } from './OwnState.tsx'
import { useReorder } from './useReorder.ts'

type ListEditorProps = { list: OwnList /** Has the focus first. */; at?: 'top' | 'titles'; onDone: () => void }

/**
 * The editor of the member's own list: name, visibility, titles and their order. All of it works without a network,
 * too.
 */
export function ListEditor({ list, at = 'top', onDone }: ListEditorProps) {
  const navigate = useNavigate()
  const update = useSetAtom(updateListAtom)
  const remove = useSetAtom(deleteListAtom)
  const order = useSetAtom(orderListAtom)
  const takeOff = useSetAtom(removeFromListAtom)
  const addToList = useSetAtom(addToListAtom)
  const describe = useSetAtom(describeItemAtom)
  const confirm = useSetAtom(confirmAtom)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const notify = useSetAtom(notifyAtom)
  const attempt = useAfterLogin('list', texts.storageFailed)
  const [said, setSaid] = useState('')
  const formId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Notes that are typed and not saved, by their title.
  const typedNotes = useRef(new Map<string, string>())
  // The pressed button is gone: the focus moves to the heading, for keyboard and screen reader.
  useEffect(() => {
    if (at === 'top') heading.current?.focus()
  }, [at])

  const { items, dragged, rows, move, handle } = useReorder(list.items, (next, moved) => {
    const place = next.indexOf(moved) + 1
    setSaid(texts.movedTo(moved.card.title, place, next.length))
    return attempt(() => order(list, next))
  })
  const takeOffItem = async (item: OwnItem) => {
    if (await attempt(() => takeOff(list, item))) setSaid(texts.takenOff(item.card.title))
    heading.current?.focus()
  }
  const describeItem = async (item: OwnItem, note: string) => {
    const isStored = await attempt(() => describe(list, item, note))
    if (isStored) setSaid(texts.noteSaved(item.card.title))
    return isStored
  }
  const saveTypedNotes = async () => {
    for (const item of items) {
      const note = typedNotes.current.get(toItemKey(item))
      if (note !== undefined && !(await describeItem(item, note))) return false
    }
    return true
  }
  const removeList = async () => {
    const { title, text, confirm: yes, dismiss } = texts.removeQuestion
    if (!(await confirm({ title, text: text(list.name), confirm: yes, dismiss }))) return
    if (!(await attempt(() => remove(list)))) return
    notify({ kind: 'success', message: texts.removed(list.name, !isBeingSent) })
    await navigate({ to: '/liste' })
  }
  return (
    <section>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {texts.editHeading}
      </h1>
      <ListForm
        id={formId}
        before={list}
        onSubmit={async (form) => {
          const changes = toChanges(list, form)
          const isStored =
            (Object.keys(changes).length === 0 || (await attempt(() => update(list, changes)))) &&
            (await saveTypedNotes())
          if (isStored) onDone()
          return isStored
        }}
      />
      <AddTitles
        items={list.items}
        isFirst={at === 'titles'}
        onAdd={(title: ListedTitle) => attempt(() => addToList(list, title, ''))}
      />
      {items.length > 1 && <p className={styles.hint}>{texts.howToOrder}</p>}
      <ol className={styles.rows} {...rows}>
        {items.map((item, index) => (
          <EditorRow
            key={toItemKey(item)}
            item={item}
            place={index + 1}
            last={items.length}
            isDragged={dragged === item}
            handle={handle(item)}
            onMove={(step) => move(item, step)}
            onRemove={() => void takeOffItem(item)}
            onDescribe={(note) => describeItem(item, note)}
            onTypeNote={(note) => {
              if (note === null) typedNotes.current.delete(toItemKey(item))
              else typedNotes.current.set(toItemKey(item), note)
            }}
          />
        ))}
      </ol>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
      <OwnState list={list} />
      <p className={styles.hint}>{texts.whatDoneSaves}</p>
      <div className={styles.actions}>
        {/* Submits the form above, so that unsaved changes are not lost. */}
        <Button type="submit" form={formId}>
          {texts.done}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button variant="danger" onClick={() => void removeList()}>
          {texts.remove}
        </Button>
      </div>
    </section>
  )
}

/** The fields of the form that differ from the list. */
function toChanges(list: Form, form: Form): Partial<Form> {
  return Object.fromEntries(Object.entries(form).filter(([key, value]) => value !== list[key as keyof Form]))
}
