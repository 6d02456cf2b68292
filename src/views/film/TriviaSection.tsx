import { Link } from '@tanstack/react-router'
import type { MovieId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/community.ts'
import { TriviaCard } from '../../ui/community/TriviaCard.tsx'
import styles from './CommunitySection.module.css'

const SHOWN = 3

/** The best liked trivia on a film's page; nothing while there is none. */
export function TriviaSection({ id }: { id: MovieId }) {
  const trivia = useResource(triviaCall, { params: { type: 'movies', id }, query: {} })
  const isMuted = useMuted()
  const items = trivia.state === 'idle' ? [] : (trivia.last?.data.items ?? [])
  if (items.length === 0) return null
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{texts.trivia}</h2>
        <Link to="/movies/$permalink/trivia" params={{ permalink: id }} className={styles.all}>
          {texts.allTrivia}
        </Link>
      </header>
      <div className={styles.trivia}>
        {items.slice(0, SHOWN).map((entry) => (
          <TriviaCard key={entry.id} entry={entry} isMuted={isMuted(entry.author.id)} />
        ))}
      </div>
    </section>
  )
}
