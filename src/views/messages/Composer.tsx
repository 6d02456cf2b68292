import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useId, useState } from 'react'
import { MAX_MESSAGE_LENGTH } from '#contract/messages.ts'
import { useDraft } from '../../atoms/comments/useDraft.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { messageIdsAtom, sendMessageAtom } from '../../atoms/messages/write.ts'
import * as texts from '../../texts/messages.ts'
import { SendNote } from '../../ui/community/SendNote.tsx'
import { toPublishText } from '../../ui/community/toPublishText.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { FieldError } from '../../ui/kit/FieldError.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './Message.module.css'

/** The number of remaining characters from which on the form shows them. */
const COUNTED_REST = 100

type ComposerProps = {
  thread: { id: string; name: string }
  /** The message is stored. */
  onSent: () => void
}

/** The field for the next message. What is typed survives a closed page; what is sent is stored before it shows. */
export function Composer({ thread, onSent }: ComposerProps) {
  const { create } = useAtomValue(messageIdsAtom)
  const { draft, change, clear } = useDraft(`threads/${thread.id}`)
  const send = useSetAtom(sendMessageAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  const newAccount = useNewAccount()
  const [id, setId] = useState(create)
  const [isMissing, setMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const field = useId()
  const body = draft.body.trim()
  const left = MAX_MESSAGE_LENGTH - body.length
  const fault = isMissing ? texts.missing : left < 0 ? texts.tooLong(-left) : undefined
  const submit = async () => {
    setMissing(body === '')
    if (body === '' || left < 0 || isSaving) return
    setSaving(true)
    // Submitting again sends the same message.
    const isStored = await attempt(() => send(thread, id, body))
    setSaving(false)
    if (!isStored) return
    clear()
    setId(create())
    onSent()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }
  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <textarea
        className={styles.field}
        rows={1}
        aria-label={texts.writeTo(thread.name)}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={`${field}error ${field}left`}
        placeholder={texts.placeholder}
        value={draft.body}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setMissing(false)
          change({ ...draft, body: currentTarget.value })
        }}
      />
      <Button type="submit" busy={isSaving} aria-label={texts.send}>
        <Icon name="send" />
      </Button>
      <div className={styles.under}>
        <FieldError id={`${field}error`} message={fault} />
        <p id={`${field}left`} role="status">
          {left >= 0 && left <= COUNTED_REST && texts.left100(left)}
        </p>
        {newAccount && <SendNote state="pending" text={toPublishText(newAccount)} />}
      </div>
    </form>
  )
}
