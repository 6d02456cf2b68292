import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import styles from './News.module.css'

type NewsProps = {
  news: { count: number; show: () => void }
  /** The text with the number. */
  label: (count: number) => string
}

/**
 * The number of items that others have written since the page was loaded. They are shown on request: nothing moves by
 * itself.
 */
export function News({ news: { count, show }, label }: NewsProps) {
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <Button onClick={show}>
          <Icon name="up" size="small" />
          {label(count)}
        </Button>
      )}
    </div>
  )
}
