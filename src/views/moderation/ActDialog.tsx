import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { MAX_REASON } from '#contract/moderation.ts'
import type { ModerationAction } from '#contract/moderationWords.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { moderateAtom } from '../../atoms/moderation/moderation.ts'
import * as texts from '../../texts/moderation.ts'
import { problemTexts } from '../../texts/problems.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Chip } from '../../ui/kit/Chip.tsx'
import { Dialog } from '../../ui/kit/Dialog.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import styles from './ActDialog.module.css'
import { type Subject, toOrder } from './toOrder.ts'

type ActDialogProps = {
  about: Subject
  action: ModerationAction
  now: Date
  /** Once the server has done it. */
  onDone: () => void
  onClosed: () => void
}

/** Tells the effect of an action, asks for its reason and its time, and sends it at once. A refusal is shown. */
export function ActDialog({ about, action, now, onDone, onClosed }: ActDialogProps) {
  const { type, author, reasons } = about
  const moderate = useSetAtom(moderateAtom)
  const notify = useSetAtom(notifyAtom)
  const templates = texts.templates[action]
  const [first] = reasons
  const fitting = action === 'hide' && first ? texts.templateOf[first.reason] : 0
  const [reason, setReason] = useState(templates[fitting] ?? '')
  const [days, setDays] = useState<number | null>(3)
  const [isBusy, setBusy] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const [fault, setFault] = useState<{ reason?: string; whole?: string }>({})
  // Sent again after a lost answer it is the same order.
  const id = useRef(crypto.randomUUID())
  const titleId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const isAboutMember = action === 'warn' || action === 'block' || action === 'unblock'
  const what = isAboutMember ? author.username : texts.caseName(texts.kindOf[type], author.username)

  const write = (words: string) => {
    setReason(words)
    setFault({})
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim().length < 3) {
      setFault({ reason: texts.reasonMissing })
      area.current?.focus()
      return
    }
    setBusy(true)
    setFault({})
    const outcome = await moderate(toOrder(about, action, reason.trim(), days, now), id.current)
    setBusy(false)
    if (outcome.kind === 'refused') {
      const [whole] = [...(outcome.problem ? [problemTexts[outcome.problem]] : []), ...Object.values(outcome.fields)]
      setFault({ whole: whole ?? problemTexts.failed })
      return
    }
    notify({ kind: outcome.value ? 'success' : 'info', message: outcome.value ? texts.done[action] : texts.wasSo })
    onDone()
    setClosing(true)
  }

  return (
    <Dialog label={texts.askTitle[action](what)} isClosing={isClosing} onClosed={onClosed}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {texts.askTitle[action](what)}
        </h2>
        <p className={styles.text}>
          {action === 'hide' && type === 'users' ? texts.hideProfileText : texts.askText[action]}
        </p>
        {action === 'block' && (
          <fieldset className={styles.chips}>
            <legend className={styles.label}>{texts.spanLabel}</legend>
            {texts.spans.map(({ days: each, name }) => (
              <Chip key={name} pressed={days === each} onClick={() => setDays(each)}>
                {name}
              </Chip>
            ))}
          </fieldset>
        )}
        <fieldset className={styles.chips}>
          <legend className={styles.label}>{texts.templatesLabel}</legend>
          {templates.map((template) => (
            <Chip key={template} pressed={reason === template} onClick={() => write(template)}>
              {template}
            </Chip>
          ))}
        </fieldset>
        <TextArea
          ref={area}
          label={texts.reasonLabel}
          hint={texts.reasonHint[action === 'dismiss' ? 'kept' : 'told']}
          error={fault.reason}
          value={reason}
          maxLength={MAX_REASON}
          required
          onChange={(event) => write(event.target.value)}
        />
        {fault.whole && <ErrorStrip message={fault.whole} />}
        <div className={styles.answers}>
          <Button variant="ghost" onClick={() => setClosing(true)}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant={action === 'block' ? 'danger' : 'primary'} busy={isBusy}>
            {texts.acts[action]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
