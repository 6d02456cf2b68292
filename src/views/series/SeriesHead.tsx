import { useSetAtom } from 'jotai'
import type { Series, SeriesCredit } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { toTitleCard } from '../../atoms/core/titleCard.ts'
import { useDiaryForm } from '../../atoms/diary/useDiaryForm.ts'
import { useListForm } from '../../atoms/lists/useListForm.ts'
import type { MarkedThing } from '../../atoms/marks/marks.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import { useRating } from '../../atoms/ratings/useRating.ts'
import { storageFailed as markNotStored } from '../../texts/marks.ts'
import { storageFailed } from '../../texts/ratings.ts'
import { creator } from '../../texts/series.ts'
import * as texts from '../../texts/title.ts'
import { DiaryButton } from '../../ui/diary/DiaryButton.tsx'
import { TitleMarks } from '../../ui/marks/TitleMarks.tsx'
import { RatingBox } from '../../ui/rating/RatingBox.tsx'
import { ListButton } from '../../ui/title/ListButton.tsx'
import { TitleHead } from '../../ui/title/TitleHead.tsx'
import { toSeriesMeta } from './seriesMeta.ts'

/** Still, poster, title, credits and the member's rating. */
export function SeriesHead({ series }: { series: Series }) {
  const { id, title, permalink, community } = series
  const openModal = useSetAtom(modalAtom)
  const path = toThingPath('series', permalink)
  const card = toTitleCard(series)
  const rating = useRating({ type: 'series', id, title, card }, storageFailed)
  const thing: MarkedThing = { type: 'series', id, name: title, card }
  const watch = useMark('watch', thing, markNotStored)
  const watched = useMark('watched', thing, markNotStored)
  const openListForm = useListForm({ type: 'series', id, card })
  const openDiaryForm = useDiaryForm({ type: 'series', id, card })
  const named = (job: SeriesCredit['job']) => series.credits.filter((each) => each.job === job).map(({ name }) => name)
  return (
    <TitleHead
      {...series}
      meta={toSeriesMeta(series)}
      credits={[
        { label: creator, people: named('creator') },
        { label: texts.director, people: named('director') },
        { label: texts.writer, people: named('writer') },
        { label: texts.cast, people: named('cast').slice(0, 4) },
      ]}
      path={path}
      onShareUnavailable={() => openModal({ type: 'share', title, url: path })}
      rating={<RatingBox type="series" average={community.average} {...rating} />}
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
