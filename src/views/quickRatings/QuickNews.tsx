import { useAtomValue } from 'jotai'
import type { QuickTitle } from '#contract/quickRatings.ts'
import { type QuickNews as News, quickNewsAtom } from '../../atoms/quickRatings/quickState.ts'
import * as texts from '../../texts/quickRatings.ts'
import { toDecimal } from '../../ui/kit/format.ts'

/** Says what the last step did and which title is in front now, to those who do not see it. */
export function QuickNews({ front }: { front: QuickTitle | null }) {
  const news = useAtomValue(quickNewsAtom)
  const said = news === null ? '' : toText(news, front)
  return (
    <p className="visuallyHidden" role="status">
      {said}
    </p>
  )
}

function toText(news: News, front: QuickTitle | null): string {
  const next = front === null || news.act === 'undone' ? '' : ` ${texts.saidNext(front.title)}`
  return toDone(news) + next
}

function toDone(news: News): string {
  const { title } = news.title
  switch (news.act) {
    case 'rated':
      return texts.saidRated(news.rating.value === null ? null : toDecimal(news.rating.value), title)
    case 'skipped':
      return texts.saidSkipped(title)
    case 'later':
      return texts.saidLater(title)
    case 'undone':
      return texts.saidUndone(title)
  }
}
