import styles from './Avatar.module.css'
import { toNumberValue } from './attributeValues.ts'
import { LazyImage } from './LazyImage.tsx'
import { toHue, toInitials } from './nameMarks.ts'

type AvatarProps = {
  name: string
  /** The image's address in one width for each size, the doubled one; null: initials on a colour of the name's own. */
  src: string | null
  size?: 'small' | 'medium'
  /** Below the first view: loaded when it comes near. */
  lazy?: boolean
}

/** A user's picture, 26 or 42 px; without one, or after an error, initials. The name stands beside it: it says nothing. */
export function Avatar({ name, src, size = 'medium', lazy = false }: AvatarProps) {
  const initials = (
    <span className={styles.avatar} data-size={size} data-number={toNumberValue(toHue(name) / 3.6)} aria-hidden="true">
      {toInitials(name)}
    </span>
  )
  if (src === null) return initials
  return <LazyImage className={styles.avatar} data-size={size} src={src} alt="" eager={!lazy} placeholder={initials} />
}
