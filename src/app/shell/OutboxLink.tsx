import { useHydrated } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { outboxSummaryAtom } from '../../atoms/core/outbox.ts'
import { outbox } from '../../texts/shell.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { CountDot } from './CountDot.tsx'
import { EntryLink } from './EntryLink.tsx'
import styles from './HeaderButton.module.css'

const entry = { path: '/ausstehend' }

/** The link to the entries that wait on this device. Nothing while none wait. */
export function OutboxLink() {
  const { waiting, failed } = useAtomValue(outboxSummaryAtom)
  // The device's database may answer before the page is hydrated; the server's HTML knows of no waiting entries.
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
