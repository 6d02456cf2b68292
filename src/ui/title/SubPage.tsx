import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Image } from '#contract/image.ts'
import { things } from '#contract/things.ts'
import { backTo } from '../../texts/community.ts'
import { Poster } from '../kit/Poster.tsx'
import styles from './SubPage.module.css'

type SubPageProps = {
  type: 'movies' | 'series'
  permalink: string
  /** Null while the device does not know it. */
  title: { title: string; poster: Image | null } | null
  heading: string
  /** Beside the rest where there is room, else below it. */
  aside?: ReactNode
  children: ReactNode
}

/** A page about one side of a film or series, with the way back to it. */
export function SubPage({ type, permalink, title, heading, aside, children }: SubPageProps) {
  const to = things[type].pages.page
  return (
    <div className={aside === undefined ? styles.page : `columns ${styles.page}`}>
      <header className={styles.head} data-poster={title !== null || undefined}>
        {title && (
          <Link to={to} params={{ permalink }} tabIndex={-1} aria-hidden="true">
            <Poster image={title.poster} title={title.title} sizes="84px" eager decorative />
          </Link>
        )}
        <div>
          <h1>{heading}</h1>
          <Link to={to} params={{ permalink }} className="textLink">
            {backTo(type)}
          </Link>
        </div>
      </header>
      <div>{children}</div>
      {aside}
    </div>
  )
}
