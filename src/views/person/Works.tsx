import { PosterCard } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import type { Work } from './toWorks.ts'
import styles from './Works.module.css'

/** A person's films or series as a wall of posters. */
export function Works({ heading, works }: { heading: string; works: readonly Work[] }) {
  if (works.length === 0) return null
  return (
    <section className={styles.works}>
      <h2>{heading}</h2>
      <PosterWall>
        {works.map(({ id, path, title, poster, rating, part }) => (
          <PosterCard key={id} {...{ path, title, poster, rating }} note={part} />
        ))}
      </PosterWall>
    </section>
  )
}
