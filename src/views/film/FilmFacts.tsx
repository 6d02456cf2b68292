import type { Background } from '#contract/background.ts'
import type { Movie } from '#contract/catalogue.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import { toThingPath } from '#contract/things.ts'
import { releaseDate, runtime } from '../../texts/film.ts'
import { minutes } from '../../texts/programme.ts'
import * as texts from '../../texts/title.ts'
import { toFacts } from '../../ui/background/toFacts.ts'
import { TitleFacts } from '../../ui/title/TitleFacts.tsx'

type FilmFactsProps = {
  movie: Movie
  /** Null while it is not here. */
  background: Background | null
}

/** Cast with roles, and the facts that are known. */
export function FilmFacts({ movie, background }: FilmFactsProps) {
  return (
    <TitleFacts
      cast={movie.credits.filter(({ job }) => job === 'cast')}
      facts={[
        { label: texts.genres, value: movie.genres.join(', ') },
        { label: texts.countries, value: movie.countries.join(', ') },
        { label: runtime, value: movie.runtime === null ? '' : minutes(movie.runtime) },
        // A day far from every year, so that the year is always written.
        { label: releaseDate, value: movie.releaseDate === null ? '' : dayAndMonth(movie.releaseDate, '0000-01-01') },
        ...toFacts(movie.fsk, background, movie.permalink),
      ]}
      {...(movie.credits.length > 0 && { creditsPath: `${toThingPath('movies', movie.permalink)}/besetzung` })}
    />
  )
}
