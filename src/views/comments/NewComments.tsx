import { newComments } from '../../texts/comments.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './NewComments.module.css'

/** What others have written since the thread was loaded. It comes in when it is asked for: nothing moves by itself. */
export function NewComments({ news: { count, show } }: { news: { count: number; show: () => void } }) {
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <Button onClick={show}>
          <Icon name="up" size="small" />
          {newComments(count)}
        </Button>
      )}
    </div>
  )
}
