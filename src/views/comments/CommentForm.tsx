import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { countWords, MAX_COMMENT_LENGTH, MAX_COMMENT_WORDS } from '#contract/ownComments.ts'
import type { Words } from '../../atoms/comments/writeComment.ts'
import * as texts from '../../texts/comments.ts'
import { SendNote } from '../../ui/community/SendNote.tsx'
import writing from '../../ui/community/Writing.module.css'
import { Button } from '../../ui/kit/Button.tsx'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { FieldError } from '../../ui/kit/FieldError.tsx'
import styles from './CommentForm.module.css'

/** The number of remaining words from which on the form shows them (K5). */
const COUNTED_REST = 100

type CommentFormProps = {
  label: string
  submit: string
  draft: Words
  onChange: (draft: Words) => void
  /** Called with the text, trimmed. */
  onSubmit: (words: Words) => Promise<unknown>
  onCancel?: () => void
  /** The time of sending, where that is not at once. */
  note?: string | null
  /** Begins as one line until the member writes. */
  compact?: boolean
}

type Mentions = typeof import('./mentions/MentionSuggestions.tsx')

/**
 * The form of a comment: its text, and whether that contains spoilers. After an `@` it suggests names, once it has the
 * focus.
 */
export function CommentForm(props: CommentFormProps) {
  const { label, submit, draft, onChange, onSubmit, onCancel, note = null, compact = false } = props
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // Once open, the form stays open: closing on blur would move the element that is just being pressed.
  const [isOpen, setOpen] = useState(!compact)
  const field = useRef<HTMLTextAreaElement>(null)
  // A form that was opened by a press gets the focus: the member wants to write in it.
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element
      if (!compact) focusOnce(element)
    },
    [compact],
  )
  const [mentions, setMentions] = useState<Mentions | null>(null)
  // Without a network the import fails and is repeated with the next key; the form works without it.
  const loadMentions = () => void import('./mentions/MentionSuggestions.tsx').then(setMentions, () => {})
  const error = isMissing ? texts.missing : toFault(draft.body)
  const left = MAX_COMMENT_WORDS - countWords(draft.body)
  const send = async () => {
    const body = draft.body.trim()
    setMissing(body === '')
    if (body === '' || error !== undefined || isSaving) return
    setSaving(true)
    await onSubmit({ body, spoiler: draft.spoiler })
    setSaving(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <form
      className={styles.form}
      data-shut={(!isOpen && draft.body === '') || undefined}
      onFocus={() => {
        setOpen(true)
        if (!mentions) loadMentions()
      }}
      onInput={mentions ? undefined : loadMentions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        className={writing.area}
        rows={compact ? 1 : 3}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}error ${id}left ${id}note`}
        placeholder={compact ? texts.placeholder : label}
        ref={attach}
        value={draft.body}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setMissing(false)
          onChange({ ...draft, body: currentTarget.value })
        }}
      />
      {mentions && <mentions.MentionSuggestions field={field} />}
      <FieldError id={`${id}error`} message={error} />
      <p id={`${id}left`} className={writing.left} role="status">
        {left >= 0 && left <= COUNTED_REST && texts.wordsLeft(left)}
      </p>
      <div id={`${id}note`}>{note !== null && <SendNote state="pending" text={note} />}</div>
      <div className={styles.foot}>
        <CheckField
          checked={draft.spoiler}
          onChange={({ currentTarget }) => onChange({ ...draft, spoiler: currentTarget.checked })}
        >
          {texts.asSpoiler}
        </CheckField>
        <div className={styles.buttons}>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit" busy={isSaving}>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  )
}

function toFault(body: string): string | undefined {
  const words = countWords(body) - MAX_COMMENT_WORDS
  if (words > 0) return texts.tooManyWords(words, MAX_COMMENT_WORDS)
  const length = body.trim().length - MAX_COMMENT_LENGTH
  return length > 0 ? texts.tooLong(length) : undefined
}

/** Focuses the field with the caret behind its text. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  if (!field) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
