import { Link } from '@tanstack/react-router'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import type { TriviaThing } from '../../atoms/trivia/trivialized.ts'
import { triviaTitle } from '../../texts/community.ts'
import { back } from '../../texts/trivia.ts'
import { Poster } from '../../ui/Poster.tsx'
import { HowTo } from './HowTo.tsx'
import { TriviaCategories } from './TriviaCategories.tsx'
import { TriviaList } from './TriviaList.tsx'
import styles from './TriviaPage.module.css'
import { WriteTrivia } from './WriteTrivia.tsx'

type TriviaPageProps = { thing: TriviaThing; category: TriviaCategory | undefined }

/** All trivia of a title by category, a form for one's own, and how that is done. */
export function TriviaPage({ thing, category }: TriviaPageProps) {
  const { type, permalink, title } = thing
  const to = type === 'movies' ? '/movies/$permalink' : '/serie/$permalink'
  const card = title?.card
  const writable = title && { type, ...title }
  return (
    <div className={styles.page}>
      <header className={styles.head} data-poster={card !== undefined || undefined}>
        {card && (
          <Link to={to} params={{ permalink }} tabIndex={-1} aria-hidden="true">
            <Poster image={card.poster} title={card.title} sizes="84px" eager decorative />
          </Link>
        )}
        <div>
          <h1>{triviaTitle(card?.title ?? null)}</h1>
          <Link to={to} params={{ permalink }} className={styles.back}>
            {back(type)}
          </Link>
        </div>
      </header>
      <div>
        {writable && <WriteTrivia key={writable.id} title={writable} />}
        <TriviaCategories thing={thing} category={category} />
        <TriviaList thing={thing} title={writable} category={category} />
      </div>
      <HowTo />
    </div>
  )
}
