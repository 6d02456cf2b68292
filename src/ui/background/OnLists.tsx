import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { NamedList } from '#contract/background.ts'
import type { RatableType } from '#contract/ratings.ts'
import * as texts from '../../texts/background.ts'
import styles from './Background.module.css'
import { ListCards } from './ListCards.tsx'

type OnListsProps = {
  type: RatableType
  permalink: string
  items: readonly NamedList[]
  /** Whether there are others. */
  more: boolean
  isMuted: (userId: string) => boolean
}

/** Public lists that hold a title, and the way to all of them. */
export function OnLists({ type, permalink, items, more, isMuted }: OnListsProps) {
  const id = useId()
  const shown = items.filter(({ author }) => !isMuted(author.id))
  if (shown.length === 0 && !more) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{texts.onLists}</h2>
        {more && (
          <Link
            to={type === 'movies' ? '/movies/$permalink/listen' : '/serie/$permalink/listen'}
            params={{ permalink }}
            className="textLink"
          >
            {texts.allLists}
          </Link>
        )}
      </header>
      {shown.length > 0 && <ListCards items={shown} />}
    </section>
  )
}
