import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { FoundPlace } from '#contract/places.ts'
import * as texts from '../../texts/programme.ts'
import { Button } from '../kit/Button.tsx'
import { ErrorStrip } from '../kit/ErrorStrip.tsx'
import { SearchInput } from '../kit/SearchInput.tsx'
import styles from './PlaceSearch.module.css'
import type { PlaceActions } from './placeChoice.ts'

type PlaceFormProps = {
  text: string
  onText: (text: string) => void
  /** Whether the text names a city of the list, for which the server need not be asked. */
  isKnown: boolean
  find: PlaceActions['find']
  onFound: (location: string) => void
  /** The likeliest place for the text, where that is known already. */
  likeliest: FoundPlace | null
  onLikeliest: (place: FoundPlace) => void
}

type Problem = 'unknown' | 'unreachable' | null

/** Accepts a place only once the server knows it. The typed text stays when it does not. */
export function PlaceForm({ text, onText, isKnown, find, onFound, likeliest, onLikeliest }: PlaceFormProps) {
  const [problem, setProblem] = useState<Problem>(null)
  const [isBusy, setBusy] = useState(false)
  const problemId = useId()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const change = (next: string) => {
    setProblem(null)
    onText(next)
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const location = text.trim()
    if (location === '' || isBusy) return
    if (isKnown) return onFound(location)
    if (likeliest) return onLikeliest(likeliest)
    setBusy(true)
    const found = await find(location)
    setBusy(false)
    if (found === 'found') onFound(location)
    else setProblem(found)
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className={styles.form}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={fieldId}>
            {texts.placeField}
          </label>
          <SearchInput
            id={fieldId}
            ref={field}
            icon="search"
            enterKeyHint="search"
            autoComplete="postal-code"
            maxLength={80}
            value={text}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? problemId : undefined}
            onChange={(event) => change(event.currentTarget.value)}
            onClear={() => {
              change('')
              field.current?.focus()
            }}
          />
        </div>
        <Button type="submit" busy={isBusy}>
          {texts.placeSubmit}
        </Button>
      </div>
      {problem && (
        <div id={problemId}>
          <ErrorStrip message={problem === 'unknown' ? texts.placeUnknown : texts.placeUnreachable} />
        </div>
      )}
    </form>
  )
}
