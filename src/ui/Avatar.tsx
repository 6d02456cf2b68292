import styles from './Avatar.module.css'

type AvatarProps = {
  name: string
  /** The image's address in one width for each size; null: initials on a colour of the name's own. */
  src: string | null
  size?: 'small' | 'medium'
  /** Below the first view: loaded when it comes near. */
  lazy?: boolean
}

/** A user's picture. The name stands beside it, so that it says nothing of its own. */
export function Avatar({ name, src, size = 'medium', lazy = false }: AvatarProps) {
  if (src !== null) {
    return <img className={styles.avatar} data-size={size} src={src} alt="" loading={lazy ? 'lazy' : 'eager'} />
  }
  return (
    <span
      className={styles.avatar}
      data-size={size}
      style={{ backgroundColor: `hsl(${toHue(name)} 45% var(--avatar-l))` }}
      aria-hidden="true"
    >
      {toInitials(name)}
    </span>
  )
}

/** Up to two initials: `mira kolbe` → `MK`. */
export function toInitials(name: string): string {
  const words = name.split(/[ _.-]+/).filter(Boolean)
  return words
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}

/** A hue in degrees, always the same for a name. */
export function toHue(name: string): number {
  return Array.from(name).reduce((hue, char) => (hue * 31 + (char.codePointAt(0) ?? 0)) % 360, 0)
}
