import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Image } from '#contract/image.ts'
import { backToFilm } from '../../texts/community.ts'
import { Poster } from '../Poster.tsx'
import styles from './SubPage.module.css'

type SubPageProps = {
  permalink: string
  /** The film; null while the device does not know it. */
  movie: { title: string; poster: Image | null } | null
  heading: string
  children: ReactNode
}

/** A page about one side of a film, with the way back to it. */
export function SubPage({ permalink, movie, heading, children }: SubPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head} data-poster={movie !== null || undefined}>
        {movie && (
          <Link to="/movies/$permalink" params={{ permalink }} tabIndex={-1} aria-hidden="true">
            <Poster image={movie.poster} title={movie.title} sizes="84px" eager decorative />
          </Link>
        )}
        <div>
          <h1>{heading}</h1>
          <Link to="/movies/$permalink" params={{ permalink }} className={styles.back}>
            {backToFilm}
          </Link>
        </div>
      </header>
      {children}
    </div>
  )
}
