import { toNumberValue } from '../../ui/kit/attributeValues.ts'
import { toHue, toInitials } from '../../ui/kit/nameMarks.ts'
import { toShape } from '../../ui/kit/pictureShape.ts'
import styles from './Portrait.module.css'

/** A drawn likeness in colours of the name's own, with its initials. It says nothing that the name does not. */
export function Portrait({ name }: { name: string }) {
  const hue = toHue(name)
  return (
    <div
      className={styles.portrait}
      data-shape={toShape('Person')}
      data-number={toNumberValue(hue / 3.6)}
      data-turned={hue % 2 === 0 || undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 240 344" className={styles.drawing} aria-hidden="true">
        <circle className={styles.lamp} cx="163" cy="124" r="102" />
        <path className={styles.lit} d="M121 84a51 66 0 0 0 0 132z" />
        <path className={styles.shade} d="M121 84a51 66 0 0 1 0 132z" />
        <path className={styles.coat} d="M24 344c0-80 30-128 96-128s96 48 96 128z" />
      </svg>
      <span className={styles.initials}>{toInitials(name)}</span>
    </div>
  )
}
