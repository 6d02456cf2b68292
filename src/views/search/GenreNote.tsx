import { Link } from '@tanstack/react-router'
import * as texts from '../../texts/search.ts'
import styles from './AlikeNote.module.css'

/** The way to all films and series of a genre, for somebody who has typed its name. */
export function GenreNote({ genre }: { genre: string }) {
  const search = { genre: [genre] }
  return (
    <p className={styles.note}>
      {texts.isGenre(genre)}{' '}
      <Link to="/filme" search={search} className={styles.link}>
        {texts.filmsOfGenre}
      </Link>{' '}
      <Link to="/serie" search={search} className={styles.link}>
        {texts.seriesOfGenre}
      </Link>
    </p>
  )
}
