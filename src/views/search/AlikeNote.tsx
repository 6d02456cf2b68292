import { Link } from '@tanstack/react-router'
import * as texts from '../../texts/search.ts'
import styles from './AlikeNote.module.css'

/** Says that nothing is called as was typed, and what may be meant. */
export function AlikeNote({ q, likeliest }: { q: string; likeliest: string }) {
  return (
    <p className={styles.note}>
      {texts.onlyAlike(q)} {texts.didYouMean}{' '}
      <Link to="/suche" search={{ q: likeliest }} preload={false} className={styles.link}>
        {texts.quotedQuestion(likeliest)}
      </Link>
    </p>
  )
}
