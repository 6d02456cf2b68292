import type { ReactNode } from 'react'
import type { Trivia } from '#contract/trivia.ts'
import * as texts from '../../texts/community.ts'
import { muted } from '../../texts/marks.ts'
import { Icon } from '../kit/Icon.tsx'
import { AuthorAvatar, Byline } from './Byline.tsx'
import { Fold } from './Fold.tsx'
import { Prose } from './Prose.tsx'
import styles from './TriviaCard.module.css'

type TriviaCardProps = {
  entry: Trivia
  now?: Date
  /** The actions of the reader; without it, the numbers of votes are shown. */
  marks?: ReactNode
  /** The reader has muted the author. */
  isMuted?: boolean
  /** Below the card. */
  children?: ReactNode
}

/** A fact about a title. With `now` it shows its author, its time and its votes too. */
export function TriviaCard({ entry, now, marks, isMuted = false, children }: TriviaCardProps) {
  const { category, body, author, upvotesCount: up, downvotesCount: down, createdAt } = entry
  return (
    <article className={styles.entry}>
      <p className={styles.category}>{category}</p>
      {isMuted ? (
        <Fold why={muted}>
          <Prose text={body} />
        </Fold>
      ) : (
        <Prose text={body} />
      )}
      {now && (
        <footer className={styles.foot}>
          <AuthorAvatar author={author} size="small" />
          <Byline author={author} createdAt={createdAt} now={now} />
          {marks ?? <Votes up={up} down={down} />}
        </footer>
      )}
      {children}
    </article>
  )
}

/** The numbers of votes for and against a fact. */
export function Votes({ up, down }: { up: number; down: number }) {
  return (
    <p className={styles.votes}>
      <span className="visuallyHidden">{texts.votes(up, down)}</span>
      <span aria-hidden="true">
        <Icon name="up" size="small" />
        {up}
      </span>
      <span aria-hidden="true">
        <Icon name="down" size="small" />
        {down}
      </span>
    </p>
  )
}
