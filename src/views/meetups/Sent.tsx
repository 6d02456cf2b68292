import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import * as texts from '../../texts/meetups.ts'
import { waitingWords } from '../../texts/waiting.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './Meetups.module.css'

type SentProps = { state: 'saved' | 'pending' | 'failed'; reason: string | null }

/** Says of what waits that it waits, and of what was refused why; nothing of what has arrived. */
export function Sent({ state, reason }: SentProps) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  if (state === 'saved') return null
  return (
    <p className={styles.state} data-state={state}>
      <Icon name={state === 'pending' ? 'clock' : 'x'} size="small" />
      {state === 'pending' ? waitingWords(isBeingSent) : texts.refused(reason)}
      {state === 'failed' && <Link to="/ausstehend">{texts.toOutbox}</Link>}
    </p>
  )
}
