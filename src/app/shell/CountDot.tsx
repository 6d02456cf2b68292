import styles from './CountDot.module.css'

/** A number on an icon's corner; the parent names it for screen readers. */
export function CountDot({ count, tone }: { count: number; tone: 'wait' | 'fail' | 'mine' }) {
  return (
    <span className={styles.dot} data-tone={tone} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
