import * as texts from '../../texts/messages.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './Messages.module.css'

/** The room of messages until the device has answered. */
export function Loading() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loading}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className={styles.skeleton} />
      ))}
    </div>
  )
}
