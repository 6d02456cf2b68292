import { Fragment, type ReactNode } from 'react'
import { Mention } from './Mention.tsx'
import styles from './Prose.module.css'

/** A mention: `@nora_feld`, `@tom.berger` without the punctuation of the sentence, and no mail address. */
const NAMED = /(?<![\p{L}\p{N}_@.])@([\p{L}\p{N}][\p{L}\p{N}._-]{1,18}[\p{L}\p{N}])/gu

/** A member's text; members that it mentions are linked. An empty line separates paragraphs. */
export function Prose({ text, size = 'normal' }: { text: string; size?: 'normal' | 'small' }) {
  const paragraphs = text.split(/\n\s*\n/)
  return (
    <div className={styles.prose} data-size={size}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
        <p key={index}>{withMentions(paragraph)}</p>
      ))}
    </div>
  )
}

function withMentions(paragraph: string): ReactNode {
  // Every other part is a name.
  return paragraph.split(NAMED).map((part, index) => {
    const key = index
    return index % 2 === 1 ? <Mention key={key} name={part} /> : <Fragment key={key}>{part}</Fragment>
  })
}
