import { useState } from 'react'
import type { ListForm as Form } from '../../atoms/lists/changeLists.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import styles from './ListsView.module.css'

type ListFormProps = {
  /** For buttons outside of the form. */
  id?: string
  before?: Form
  /** Left out: the buttons stand outside. */
  submit?: string
  /** False: nothing was stored, and what was typed stays. */
  onSubmit: (form: Form) => Promise<boolean>
  onCancel?: () => void
}

/** A list's name, what it is about, and who sees it. */
export function ListForm({ id, before, submit, onSubmit, onCancel }: ListFormProps) {
  const [isMissing, setMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const name = String(data.get('name') ?? '').trim()
    setMissing(name === '')
    if (name === '') form.querySelector<HTMLElement>('[name="name"]')?.focus()
    if (name === '' || isSaving) return
    setSaving(true)
    await onSubmit({
      name,
      description: String(data.get('description') ?? '').trim(),
      private: data.get('private') !== null,
    })
    setSaving(false)
  }
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <Field
        label={texts.name}
        name="name"
        required
        maxLength={120}
        autoComplete="off"
        defaultValue={before?.name}
        error={isMissing ? texts.nameMissing : undefined}
        onChange={() => setMissing(false)}
      />
      <TextArea
        label={texts.listDescription}
        name="description"
        rows={2}
        maxLength={2000}
        defaultValue={before?.description}
      />
      <CheckField name="private" defaultChecked={before?.private ?? false}>
        {texts.privateLabel}
      </CheckField>
      {submit && (
        <div className={styles.buttons}>
          <Button type="submit" busy={isSaving}>
            {submit}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
