import { Fragment, type ReactNode } from 'react'
import styles from './Message.module.css'

/** An address of the web, without the punctuation of the sentence behind it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/giu

/** The words of a message: plain text with its addresses as links. An empty line parts paragraphs. */
export function MessageText({ text }: { text: string }) {
  return (
    <div data-words="">
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
        <p key={index} className={styles.words}>
          {withLinks(paragraph)}
        </p>
      ))}
    </div>
  )
}

function withLinks(paragraph: string): ReactNode {
  // Every other part is an address.
  return paragraph.split(ADDRESS).map((part, index) => {
    const key = index
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <a key={key} href={part} target="_blank" rel="noopener noreferrer nofollow" className="textLink">
        {part}
      </a>
    )
  })
}
