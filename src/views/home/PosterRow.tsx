import type { ReactNode } from 'react'
import { toThingPath } from '#contract/things.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/home.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Carousel } from '../../ui/kit/Carousel.tsx'
import { PosterCard, PosterCardSkeleton } from '../../ui/title/PosterCard.tsx'
import styles from './PosterRow.module.css'
import type { Row } from './toRow.ts'

/** As many as the first view of a wide screen shows, and some. */
const SHOWN = 8
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

type PosterRowProps = { title: string; row: Row; onRetry: () => void; more?: ReactNode }

/** A titled row of posters in each of its states. */
export function PosterRow({ title, row, onRetry, more }: PosterRowProps) {
  return (
    <section aria-busy={row.state === 'loading' || undefined}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {more}
      </header>
      <Content title={title} row={row} onRetry={onRetry} />
    </section>
  )
}

function Content({ title, row, onRetry }: Omit<PosterRowProps, 'more'>) {
  const labels = { previous: texts.previous(title), next: texts.next(title) }
  switch (row.state) {
    case 'loading':
      return (
        <>
          <p className="visuallyHidden">{texts.loading}</p>
          <Carousel labels={labels}>
            {skeletons.map((key) => (
              <PosterCardSkeleton key={key} />
            ))}
          </Carousel>
        </>
      )
    case 'failed':
      return (
        <p className={styles.note}>
          {row.offline ? texts.unavailableRow : texts.failedRow}
          <Button variant="text" onClick={onRetry}>
            {retry}
          </Button>
        </p>
      )
    case 'ready':
      return row.movies.length === 0 ? (
        <p className={styles.note}>{texts.emptyRow}</p>
      ) : (
        <Carousel labels={labels}>
          {row.movies.slice(0, SHOWN).map((movie) => (
            <PosterCard key={movie.id} path={toThingPath('movies', movie.permalink)} {...movie} />
          ))}
        </Carousel>
      )
  }
}
