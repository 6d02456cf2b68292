import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { COUNTED_REST, MAX_ITEM_DESCRIPTION } from '#contract/ownListItems.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import type { ListedTitle } from '../../atoms/lists/lists.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import styles from './AddToListForm.module.css'
import { ListPicker } from './ListPicker.tsx'
import { type Chosen, useAddToList } from './useAddToList.ts'

/** The duration of the form's shaking after an error, in ms (PRODUCT E2). */
const SHAKE_MS = 400

/** Puts a film or series on one of the member's lists, or on a new one (PRODUCT E2). */
export function AddToListForm({ title }: { title: ListedTitle }) {
  const { choices, chosen, pick, isSaving, store, saved } = useAddToList(title)
  const isOffline = useAtomValue(offlineAtom)
  const [description, setDescription] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const [typed, setTyped] = useState('')
  const [hasError, setError] = useState(false)
  const [isShaking, setShaking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const rest = MAX_ITEM_DESCRIPTION - description.length
  const { card } = title
  /** Only one that holds the title: the picker takes any other for a choice. */
  const isHeld = choices?.some(({ name }) => name.toLowerCase() === typed.toLowerCase()) ?? false
  const unknown = isHeld ? texts.holdsAlready(typed) : texts.notChosen(typed)
  const fault = typed !== '' ? unknown : chosen === null ? texts.nothingChosen : undefined
  const canCreate = hasError && typed !== '' && !isHeld

  const submit = async () => {
    if (isSaving) return
    if (fault !== undefined || chosen === null) {
      setError(true)
      setShaking(true)
      setTimeout(() => setShaking(false), SHAKE_MS)
      field.current?.focus()
      return
    }
    await add(chosen)
  }

  const add = async (to: Chosen) => {
    if (isSaving || !(await store(to, { description, private: isPrivate }))) return
    setDescription('')
    setPrivate(false)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <header className={styles.head}>
        <span className={styles.poster}>
          <Poster image={card.poster} title={card.title} sizes="56px" decorative />
        </span>
        <div>
          <h2 className={styles.heading}>{texts.addTitle}</h2>
          <p className={styles.meta}>{card.year === null ? card.title : `${card.title} · ${card.year}`}</p>
        </div>
      </header>
      <ListPicker
        field={field}
        choices={choices}
        chosen={chosen}
        error={hasError ? fault : undefined}
        canCreate={canCreate}
        onPick={(next) => {
          pick(next)
          setError(false)
        }}
        onCreate={(name) => {
          const made: Chosen = { kind: 'new', name }
          pick(made)
          setError(false)
          // The button goes with its offer.
          field.current?.focus()
          void add(made)
        }}
        onTyped={setTyped}
      />
      {(chosen?.kind === 'new' || canCreate) && (
        <CheckField name="private" checked={isPrivate} onChange={(event) => setPrivate(event.target.checked)}>
          {texts.privateLabel}
        </CheckField>
      )}
      <div className={styles.description}>
        <TextArea
          label={texts.itemDescription}
          note={rest <= COUNTED_REST ? texts.charactersLeft(rest) : undefined}
          rows={3}
          maxLength={MAX_ITEM_DESCRIPTION}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </div>
      <div className={styles.submit} data-shaking={isShaking || undefined}>
        <Button type="submit" wide busy={isSaving}>
          {isSaving ? texts.adding : texts.add}
        </Button>
      </div>
      <p className={styles.status} role="status">
        {saved && isOffline && (
          <>
            <Icon name="clock" size="small" />
            {texts.waitsFor(saved.name)}
          </>
        )}
      </p>
    </form>
  )
}
