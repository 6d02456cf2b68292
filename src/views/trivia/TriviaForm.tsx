import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { MAX_TRIVIA_LENGTH, type TriviaCategory } from '#contract/ownTrivia.ts'
import { triviaCategories } from '#contract/triviaCategories.ts'
import type { Fact } from '../../atoms/trivia/writeTrivia.ts'
import * as texts from '../../texts/trivia.ts'
import writing from '../../ui/community/Writing.module.css'
import { Button } from '../../ui/kit/Button.tsx'
import { ChoiceField } from '../../ui/kit/ChoiceField.tsx'
import { FieldError } from '../../ui/kit/FieldError.tsx'
import styles from './TriviaForm.module.css'

/** The number of remaining characters from which on the form shows them. */
const COUNTED_REST = 100

/** The text and the category of a fact that is not sent yet. */
export type TriviaDraft = { body: string; category: TriviaCategory | null }

type TriviaFormProps = {
  draft: TriviaDraft
  submit: string
  onChange: (draft: TriviaDraft) => void
  /** Called with the text, trimmed. */
  onSubmit: (fact: Fact) => Promise<unknown>
  onCancel: () => void
}

/** The form of a fact: its category, and its text of a sentence or two. */
export function TriviaForm({ draft, submit, onChange, onSubmit, onCancel }: TriviaFormProps) {
  const { body, category } = draft
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const words = body.trim()
  const rest = MAX_TRIVIA_LENGTH - body.length
  const missing = isAsked && words === '' ? texts.bodyMissing : undefined
  const send = async () => {
    setAsked(true)
    // The focus moves to the first missing part.
    if (category === null) form.current?.querySelector('input')?.focus()
    else if (words === '') form.current?.querySelector('textarea')?.focus()
    if (words === '' || category === null || isSaving) return
    setSaving(true)
    await onSubmit({ body: words, category })
    setSaving(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={submit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ChoiceField
        label={texts.categoryLabel}
        options={triviaCategories}
        value={category}
        onChange={(next) => onChange({ ...draft, category: next })}
        error={isAsked && category === null ? texts.categoryMissing : undefined}
      />
      <div>
        <label className={styles.label} htmlFor={`${id}body`}>
          {texts.bodyLabel}
        </label>
        <textarea
          id={`${id}body`}
          className={writing.area}
          rows={3}
          maxLength={MAX_TRIVIA_LENGTH}
          value={body}
          aria-invalid={missing === undefined ? undefined : true}
          aria-describedby={`${id}hint ${id}error`}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => onChange({ ...draft, body: currentTarget.value })}
        />
        <p id={`${id}hint`} className={styles.hint}>
          {texts.bodyHint}
        </p>
        <FieldError id={`${id}error`} message={missing} />
        <p className={writing.left} role="status">
          {rest <= COUNTED_REST && texts.charactersLeft(rest)}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" busy={isSaving}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
