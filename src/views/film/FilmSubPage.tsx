import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { movieCall } from '#contract/catalogue.ts'
import type { MovieId } from '#contract/ids.ts'
import { useResource } from '../../atoms/useResource.ts'
import { backToFilm } from '../../texts/community.ts'
import { Poster } from '../../ui/Poster.tsx'
import styles from './FilmSubPage.module.css'

type FilmSubPageProps = {
  permalink: string
  /** Of the page; without the film while the device does not know it. */
  heading: (title: string | null) => string
  children: ReactNode
}

/** A page about one side of a film, with the way back to it. */
export function FilmSubPage({ permalink, heading, children }: FilmSubPageProps) {
  const film = useResource(movieCall, { params: { id: permalink as MovieId } })
  const movie = film.state === 'idle' ? null : (film.last?.data ?? null)
  return (
    <div className={styles.page}>
      <header className={styles.head} data-poster={movie !== null || undefined}>
        {movie && (
          <Link to="/movies/$permalink" params={{ permalink }} tabIndex={-1} aria-hidden="true">
            <Poster image={movie.poster} title={movie.title} sizes="84px" eager decorative />
          </Link>
        )}
        <div>
          <h1>{heading(movie?.title ?? null)}</h1>
          <Link to="/movies/$permalink" params={{ permalink }} className={styles.back}>
            {backToFilm}
          </Link>
        </div>
      </header>
      {children}
    </div>
  )
}
