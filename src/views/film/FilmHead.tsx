import { useSetAtom } from 'jotai'
import type { Credit, Movie } from '#contract/catalogue.ts'
import { toThingPath } from '#contract/things.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { toTitleCard } from '../../atoms/core/titleCard.ts'
import { useDiaryForm } from '../../atoms/diary/useDiaryForm.ts'
import { useListForm } from '../../atoms/lists/useListForm.ts'
import type { MarkedThing } from '../../atoms/marks/marks.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import { storageFailed } from '../../texts/marks.ts'
import * as texts from '../../texts/title.ts'
import { DiaryButton } from '../../ui/diary/DiaryButton.tsx'
import { TitleMarks } from '../../ui/marks/TitleMarks.tsx'
import { ListButton } from '../../ui/title/ListButton.tsx'
import { TitleHead } from '../../ui/title/TitleHead.tsx'
import { toFilmMeta } from './filmMeta.ts'
import { RateTitle } from './RateTitle.tsx'

/** Still, poster, title, credits and the member's rating. */
export function FilmHead({ movie, today }: { movie: Movie; today: string }) {
  const openModal = useSetAtom(modalAtom)
  const path = toThingPath('movies', movie.permalink)
  const card = toTitleCard(movie)
  const thing: MarkedThing = { type: 'movies', id: movie.id, name: movie.title, card }
  const watch = useMark('watch', thing, storageFailed)
  const watched = useMark('watched', thing, storageFailed)
  const openListForm = useListForm({ type: 'movies', id: movie.id, card })
  const openDiaryForm = useDiaryForm({ type: 'movies', id: movie.id, card })
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
      rating={
        <RateTitle
          type="movies"
          id={movie.id}
          title={movie.title}
          card={card}
          average={movie.community.average}
          isToCome={movie.releaseDate !== null && movie.releaseDate > today}
        />
      }
      actions={
        <>
          <TitleMarks watch={watch} watched={watched} />
          <ListButton onOpen={openListForm} />
          <DiaryButton onOpen={openDiaryForm} />
        </>
      }
    />
  )
}
