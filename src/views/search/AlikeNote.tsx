import { Link } from '@tanstack/react-router'
import * as texts from '../../texts/search.ts'
import styles from './AlikeNote.module.css'

type AlikeNoteProps = {
  q: string
  /** Is nothing at all called so? */
  alike: boolean
  /** A name that was likely meant. */
  likeliest: string
}

/** Says what may be meant, where nothing or little is called as was typed. */
export function AlikeNote({ q, alike, likeliest }: AlikeNoteProps) {
  return (
    <p className={styles.note}>
      {alike && `${texts.onlyAlike(q)} `}
      {texts.didYouMean}{' '}
      <Link to="/suche" search={{ q: likeliest }} preload={false} className={styles.link}>
        {texts.quotedQuestion(likeliest)}
      </Link>
    </p>
  )
}
