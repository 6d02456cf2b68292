import styles from './Prose.module.css'

/** What somebody wrote, as text and nothing else; an empty line parts paragraphs. */
export function Prose({ text, size = 'normal' }: { text: string; size?: 'normal' | 'small' }) {
  const paragraphs = text.split(/\n\s*\n/)
  return (
    <div className={styles.prose} data-size={size}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
