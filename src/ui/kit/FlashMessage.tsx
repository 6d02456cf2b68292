import styles from './FlashMessage.module.css'

/** A page that says one thing. */
export function FlashMessage({ message }: { message: string }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  )
}
