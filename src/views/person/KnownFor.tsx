import { useId } from 'react'
import type { Person } from '#contract/people.ts'
import * as texts from '../../texts/person.ts'
import { PosterCard } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import styles from './KnownFor.module.css'
import { toKnownFor } from './toKnownFor.ts'
import type { Work } from './toWorks.ts'

type KnownForProps = { person: Pick<Person, 'knownFor'>; works: readonly Work[] }

/** The titles that a person is known for, as a wall of posters. */
export function KnownFor({ person, works }: KnownForProps) {
  const id = useId()
  const known = toKnownFor(person, works)
  if (known.length === 0) return null
  return (
    <section className={styles.known} aria-labelledby={id}>
      <h2 id={id}>{texts.knownFor}</h2>
      <PosterWall>
        {known.map(({ id, path, title, poster, rating, part }, index) => (
          <PosterCard key={id} {...{ path, title, poster, rating }} note={part} eager={index === 0} />
        ))}
      </PosterWall>
    </section>
  )
}
