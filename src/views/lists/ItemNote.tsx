import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { COUNTED_REST, MAX_ITEM_DESCRIPTION } from '#contract/ownListItems.ts'
import type { OwnItem } from '../../atoms/lists/lists.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import styles from './ListView.module.css'

type ItemNoteProps = {
  item: OwnItem
  /** False: nothing was stored, and the typed text stays. */
  onSave: (note: string) => Promise<boolean>
  /** Called with text that is typed and not saved yet; null: there is none. */
  onType: (note: string | null) => void
}

/** A member's words about a title of an edited list, and the form that changes them. */
export function ItemNote({ item: { card, description }, onSave, onType }: ItemNoteProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // Opening and closing replace what has the focus.
  useEffect(() => {
    if (wasOpen.current !== isOpen) place.current?.querySelector<HTMLElement>('textarea, button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div ref={place} className={styles.ownNote}>
      {isOpen ? (
        <NoteForm
          title={card.title}
          before={description}
          onSave={onSave}
          onType={onType}
          onClose={() => setOpen(false)}
        />
      ) : (
        <>
          {description && <p className={styles.note}>{description}</p>}
          <Button variant="text" aria-label={texts.changeNoteOf(description, card.title)} onClick={() => setOpen(true)}>
            {texts.changeNote(description)}
          </Button>
        </>
      )}
    </div>
  )
}

type NoteFormProps = { title: string; before: string; onClose: () => void } & Pick<ItemNoteProps, 'onSave' | 'onType'>

function NoteForm({ title, before, onSave, onType, onClose }: NoteFormProps) {
  const [typed, setTyped] = useState(before)
  const [isSaving, setSaving] = useState(false)
  const rest = MAX_ITEM_DESCRIPTION - typed.length
  const tell = useEffectEvent(onType)
  useEffect(() => {
    tell(typed.trim() === before ? null : typed.trim())
    return () => tell(null)
  }, [typed, before])
  const save = async () => {
    if (isSaving) return
    setSaving(true)
    const isStored = typed.trim() === before || (await onSave(typed.trim()))
    setSaving(false)
    if (isStored) onClose()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        label={texts.noteLabel(title)}
        note={rest <= COUNTED_REST ? texts.charactersLeft(rest) : undefined}
        rows={2}
        maxLength={MAX_ITEM_DESCRIPTION}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.noteButtons}>
        <Button type="submit" busy={isSaving}>
          {texts.saveNote}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
