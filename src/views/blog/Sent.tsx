import { Link } from '@tanstack/react-router'
import type { VisibleDraft } from '../../atoms/blog/drafts.ts'
import * as texts from '../../texts/blog.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './Blog.module.css'

/** Says of what waits that it waits, and of what was refused why; nothing of what has arrived. */
export function Sent({ state, reason }: Pick<VisibleDraft, 'state' | 'reason'>) {
  if (state === 'saved') return null
  return (
    <p className={styles.state} data-state={state}>
      <Icon name={state === 'pending' ? 'clock' : 'x'} size="small" />
      {state === 'pending' ? texts.waits : texts.refused(reason)}
      {state === 'failed' && <Link to="/ausstehend">{texts.toOutbox}</Link>}
    </p>
  )
}
