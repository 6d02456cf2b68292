import { useId, useRef, useState } from 'react'
import { type FlagReason, MAX_FLAG_TEXT } from '#contract/marks.ts'
import * as texts from '../../texts/marks.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FieldError } from '../kit/FieldError.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import styles from './FlagDialog.module.css'
import type { FlagDraft, FlagWhy } from './flagDraft.ts'

/** In the order in which they are needed; the gravest is no first thought. */
const order: readonly FlagReason[] = ['spoiler', 'insult', 'spam', 'illegal', 'other']
/** From so many characters left on they are counted. */
const COUNTED_REST = 50

type FlagDialogProps = {
  /** Kept outside, so that it is there again after the dialog was closed. */
  draft: FlagDraft
  onDraft: (draft: FlagDraft) => void
  onFlag: (why: FlagWhy) => void
  onClosed: () => void
}

/** Asks why something is flagged, and for a sentence where the reason alone says nothing. */
export function FlagDialog({ draft: { reason, text }, onDraft, onFlag, onClosed }: FlagDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isClosing, setClosing] = useState(false)
  const [isTried, setTried] = useState(false)
  const words = text.trim()
  const needsWords = reason === 'other' && words === ''
  const rest = MAX_FLAG_TEXT - text.length
  const send = () => {
    setTried(true)
    if (reason === null || needsWords) {
      form.current?.querySelector<HTMLElement>(reason === null ? 'input' : 'textarea')?.focus()
      return
    }
    onFlag({ reason, ...(words && { text: words }) })
    setClosing(true)
  }
  return (
    <Dialog label={texts.flagTitle} width="login" isClosing={isClosing} onClosed={onClosed}>
      <form
        ref={form}
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <h2 className={styles.title}>{texts.flagTitle}</h2>
        <p>{texts.flagText}</p>
        <fieldset
          className={styles.reasons}
          aria-label={texts.flagTitle}
          aria-describedby={isTried && reason === null ? `${id}error` : undefined}
        >
          {order.map((each) => (
            <label key={each} className={styles.reason}>
              <input
                type="radio"
                name={`${id}reason`}
                checked={each === reason}
                onChange={() => onDraft({ reason: each, text })}
              />
              {texts.reasons[each]}
            </label>
          ))}
        </fieldset>
        <FieldError id={`${id}error`} message={isTried && reason === null ? texts.flagReasonMissing : undefined} />
        {reason !== null && (
          <TextArea
            label={reason === 'other' ? texts.flagWords : texts.flagWordsOptional}
            note={rest <= COUNTED_REST ? texts.flagRest(rest) : undefined}
            error={isTried && needsWords ? texts.flagWordsMissing : undefined}
            rows={2}
            maxLength={MAX_FLAG_TEXT}
            required={reason === 'other'}
            value={text}
            onChange={(event) => onDraft({ reason, text: event.target.value })}
          />
        )}
        <Button type="submit" wide>
          {texts.sendFlag}
        </Button>
      </form>
    </Dialog>
  )
}
