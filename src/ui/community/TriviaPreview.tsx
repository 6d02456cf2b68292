import { Link } from '@tanstack/react-router'
import type { TrivializableType } from '#contract/ownTrivia.ts'
import { things } from '#contract/things.ts'
import type { Trivia } from '#contract/trivia.ts'
import * as texts from '../../texts/community.ts'
import { TriviaCard } from './TriviaCard.tsx'
import styles from './TriviaPreview.module.css'

const SHOWN = 3

type TriviaPreviewProps = {
  type: TrivializableType
  permalink: string
  items: readonly Trivia[]
  /** Whether the reader has muted a member. */
  isMuted: (userId: string) => boolean
}

/** The best trivia on a title's page with the link to all; where there is none, the link to write the first. */
export function TriviaPreview({ type, permalink, items, isMuted }: TriviaPreviewProps) {
  const to = things[type].pages.trivia
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{texts.trivia}</h2>
        <Link to={to} params={{ permalink }} className="textLink">
          {items.length === 0 ? texts.writeTrivia : texts.allTrivia}
        </Link>
      </header>
      {items.length === 0 && <p className={styles.none}>{texts.noTriviaHere}</p>}
      <div className={styles.trivia}>
        {items.slice(0, SHOWN).map((entry) => (
          <TriviaCard key={entry.id} entry={entry} isMuted={isMuted(entry.author.id)} />
        ))}
      </div>
    </section>
  )
}
