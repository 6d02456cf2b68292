import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import type { OwnList } from '../../atoms/lists/lists.ts'
import * as texts from '../../texts/lists.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './ListsView.module.css'

/** The state of sending of the member's own list, by icon and word; nothing once the server has it. */
export function OwnState({ list: { state, error } }: { list: Pick<OwnList, 'state' | 'error'> }) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  switch (state) {
    case 'saved':
      return null
    case 'pending':
      return (
        <p className={`${styles.state} heldBack`} data-state="pending">
          <Icon name="clock" size="small" />
          {isBeingSent ? texts.sending : texts.pending}
        </p>
      )
    case 'failed':
      return (
        <p className={styles.state} data-state="failed">
          <Icon name="x" size="small" />
          {texts.refused(error?.text ?? null)}
          <Link to="/ausstehend">{texts.toOutbox}</Link>
        </p>
      )
  }
}
