import { use } from 'react'
import type { Answer } from '#contract/call.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { seriesCall } from '#contract/series.ts'
import { toTitleCard } from '../../atoms/core/titleCard.ts'
import { useTriviaPreview } from '../../atoms/trivia/useTriviaPreview.ts'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { TriviaHere } from '../../ui/community/TriviaHere.tsx'

type SeriesCommunityProps = { permalink: IdOrPermalink; series: Answer<typeof seriesCall> }

/** Trivia and comments of members about a series. They load once this is mounted: it stands below the first view. */
export function SeriesCommunity({ permalink, series }: SeriesCommunityProps) {
  const Comments = use(CommentsPart)
  const trivia = useTriviaPreview('series', permalink)
  const thing = { id: series.id, title: series.title, about: toTitleCard(series) }
  return (
    <TriviaHere type="series" permalink={permalink} {...trivia}>
      <Comments type="series" permalink={permalink} thing={thing} />
    </TriviaHere>
  )
}
