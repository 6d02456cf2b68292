import type { VisibleDraft } from '../../atoms/blog/drafts.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import * as texts from '../../texts/blog.ts'
import { toInstantText } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './Editor.module.css'
import { Sent } from './Sent.tsx'

type SaveStateProps = { draft: VisibleDraft | null; isDirty: boolean; savedAt: Date | null }

/** Where the text is: on its way to the device, on the device, or with the server. */
export function SaveState({ draft, isDirty, savedAt }: SaveStateProps) {
  const now = useNow('1970-01-01T00:00:00Z')
  if (draft?.state === 'failed') return <Sent {...draft} />
  const state = isDirty ? 'typing' : draft === null ? 'nothing' : draft.state === 'pending' ? 'device' : 'server'
  const words = texts.states[state]
  const isTimed = savedAt !== null && (state === 'device' || state === 'server')
  return (
    <p className={styles.saved} data-state={state} role="status">
      {state !== 'nothing' && <Icon name={state === 'typing' ? 'clock' : 'check'} size="small" />}
      {isTimed ? texts.at(words, toInstantText(savedAt, now)) : words}
    </p>
  )
}
