import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ArticleSubject } from '#contract/articles.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/articles.ts'
import { PosterCard } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import styles from './ArticlePage.module.css'

/** The titles and people that an article is about. */
export function Subjects({ about }: { about: readonly ArticleSubject[] }) {
  const id = useId()
  if (about.length === 0) return null
  const titles = about.filter(({ type }) => type !== 'people')
  const people = about.filter(({ type }) => type === 'people')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts.about}</h2>
      {titles.length > 0 && (
        <PosterWall>
          {titles.map((subject) => (
            <PosterCard
              key={subject.id}
              title={subject.title}
              path={toThingPath(subject.type, subject.permalink)}
              poster={subject.poster}
              rating={subject.rating ?? { average: null, count: 0 }}
              {...(subject.year === null ? {} : { note: String(subject.year) })}
            />
          ))}
        </PosterWall>
      )}
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((subject) => (
            <li key={subject.id}>
              <Link to={toThingPath(subject.type, subject.permalink)} className={`textLink ${styles.person}`}>
                {subject.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
