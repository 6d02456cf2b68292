import { useHydrated } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { outboxSummaryAtom } from '../../atoms/core/outbox.ts'
import { outbox } from '../../texts/shell.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { CountDot } from './CountDot.tsx'
import { EntryLink } from './EntryLink.tsx'
import styles from './HeaderButton.module.css'

const entry = { path: '/ausstehend' }

/** What waits on this device to be sent. Nothing while nothing waits. */
export function OutboxLink() {
  const { waiting, failed } = useAtomValue(outboxSummaryAtom)
  // The device's database may answer before the rendered page is taken over, which knows of nothing that waits.
  const isHydrated = useHydrated()
  if (!isHydrated || waiting + failed === 0) return null
  return (
    <EntryLink entry={entry} className={styles.button}>
      <Icon name="outbox" />
      <span className="visuallyHidden">{outbox(waiting, failed)}</span>
      <CountDot count={waiting + failed} tone={failed > 0 ? 'fail' : 'wait'} />
    </EntryLink>
  )
}
