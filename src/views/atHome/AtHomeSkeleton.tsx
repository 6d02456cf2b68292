import * as texts from '../../texts/atHome.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { PosterCardSkeleton } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import styles from './AtHomeSkeleton.module.css'

const cards = 'abcdefghijklmnopqr'.split('')

/** Holds the place of a list that is loading. */
export function AtHomeSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loading}</span>
      <Skeleton className={styles.heading} />
      <PosterWall>
        {cards.map((key) => (
          <PosterCardSkeleton key={key} />
        ))}
      </PosterWall>
    </div>
  )
}
