import { useSetAtom } from 'jotai'
import type { Credit, Movie } from '#contract/catalogue.ts'
import { modalAtom } from '../../atoms/modal.ts'
import * as texts from '../../texts/title.ts'
import { TitleHead } from '../../ui/title/TitleHead.tsx'
import { toFilmMeta } from './filmMeta.ts'
import { RateTitle } from './RateTitle.tsx'

/** Still, poster, title, credits and one's own rating. */
export function FilmHead({ movie }: { movie: Movie }) {
  const openModal = useSetAtom(modalAtom)
  const path = `/movies/${movie.permalink}`
  const named = (job: Credit['job']) => movie.credits.filter((credit) => credit.job === job).map(({ name }) => name)
  return (
    <TitleHead
      {...movie}
      meta={toFilmMeta(movie)}
      credits={[
        { label: texts.director, people: named('director') },
        { label: texts.writer, people: named('writer') },
        { label: texts.cast, people: named('cast').slice(0, 4) },
      ]}
      path={path}
      onShareUnavailable={() => openModal({ type: 'share', title: movie.title, url: path })}
      rating={<RateTitle type="movies" id={movie.id} title={movie.title} average={movie.community.average} />}
    />
  )
}
