import type { Movie } from '#contract/catalogue.ts'
import * as texts from '../../texts/film.ts'
import { Poster, Still } from '../../ui/Poster.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { BillingBlock } from './BillingBlock.tsx'
import styles from './FilmHead.module.css'
import { toFilmMeta } from './filmMeta.ts'
import { RateTitle } from './rating/RateTitle.tsx'

/** Still, poster, title, credits and one's own rating. */
export function FilmHead({ movie }: { movie: Movie }) {
  return (
    <header>
      <div className={styles.hero} data-empty={movie.still === null || undefined}>
        {movie.still && <Still image={movie.still} sizes="100vw" eager />}
      </div>
      <div className={styles.wrap}>
        <div className={styles.main}>
          <div className={styles.poster}>
            <Poster
              image={movie.poster}
              title={movie.title}
              sizes="(min-width: 1024px) 240px, 116px"
              eager={movie.still === null}
            />
          </div>
          <div className={styles.title}>
            <h1>{movie.title}</h1>
            {movie.originalTitle && movie.originalTitle !== movie.title && (
              <p className={styles.original}>{texts.originalTitle(movie.originalTitle)}</p>
            )}
            <p className={styles.meta}>{toFilmMeta(movie)}</p>
          </div>
          <div className={styles.credits}>
            <BillingBlock credits={movie.credits} />
            <ShareButton
              title={movie.title}
              url={`/movies/${movie.permalink}`}
              texts={{ share: texts.share, copied: texts.linkCopied, failed: texts.shareFailed }}
            />
          </div>
          <div className={styles.rating}>
            <RateTitle type="movies" id={movie.id} title={movie.title} average={movie.community.average} />
          </div>
        </div>
      </div>
    </header>
  )
}
