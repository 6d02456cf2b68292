import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MovieSummary } from '#contract/catalogue.ts'
import { toThingPath } from '#contract/things.ts'
import { Poster } from '../kit/Poster.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './FilmRow.module.css'

/** `large`: a row of a page of films, `card`: one of several side by side, `middle` and `small`: a row below a cinema. */
type FilmRowSize = 'large' | 'card' | 'middle' | 'small'

const LARGE = '(min-width: 768px) 174px, 116px'
const sizes: Record<FilmRowSize, string> = { large: LARGE, card: LARGE, middle: '116px', small: '56px' }

type FilmRowProps = {
  movie: Pick<MovieSummary, 'permalink' | 'title' | 'poster'>
  /** A series stands in a row like a film. */
  type?: 'movies' | 'series'
  size: FilmRowSize
  /** The level of the title. */
  heading: 'h2' | 'h3'
  /** The first row's poster is what a phone paints last: it never loads lazily. */
  isFirst?: boolean
  /** Below the title. */
  children: ReactNode
}

/** A film in a list: its poster, and beside it the title with what the list says about the film. */
export function FilmRow({ movie, type = 'movies', size, heading: Heading, isFirst = false, children }: FilmRowProps) {
  const path = toThingPath(type, movie.permalink)
  return (
    <article className={styles.row} data-size={size}>
      <Link to={path} className={styles.poster} tabIndex={-1} aria-hidden="true">
        <Poster image={movie.poster} title={movie.title} sizes={sizes[size]} eager={isFirst} />
      </Link>
      <div>
        <Heading className={styles.title}>
          <Link to={path}>{movie.title}</Link>
        </Heading>
        {children}
      </div>
    </article>
  )
}

/** Holds the place of a row that is coming; its children hold the places of the words. */
export function FilmRowSkeleton({ size, children }: Pick<FilmRowProps, 'size' | 'children'>) {
  return (
    <div className={styles.row} data-size={size} aria-hidden="true">
      <Skeleton className={styles.waiting} />
      <div>{children}</div>
    </div>
  )
}
