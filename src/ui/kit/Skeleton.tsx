import styles from './Skeleton.module.css'

/** Holds the exact place of what is coming. The region around it says that it is loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={className ? `${styles.skeleton} ${className}` : styles.skeleton} aria-hidden="true" />
}
