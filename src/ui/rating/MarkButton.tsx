import { marks } from './endMarks.ts'
import styles from './MarkButton.module.css'

const shapes = { flop: marks.skull, top: marks.heart } as const

type MarkButtonProps = { mark: 'top' | 'flop'; label: string; pressed: boolean; onPress: () => void }

/** Skull or heart at an end of the scale: a mark of its own, independent of the value. */
export function MarkButton({ mark, label, pressed, onPress }: MarkButtonProps) {
  return (
    <button
      type="button"
      className={styles.mark}
      data-mark={mark}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fillRule="evenodd" d={shapes[mark]} />
      </svg>
    </button>
  )
}
