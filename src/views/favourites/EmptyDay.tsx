import { useNavigate } from '@tanstack/react-router'
import type { WeekShow } from '../../atoms/favourites/toWeek.ts'
import { matching, type WeekSearch } from '../../atoms/favourites/week.ts'
import * as texts from '../../texts/favouriteWeek.ts'
import { clearFilters } from '../../texts/programme.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { type ShownDay, toDayText } from './shownDay.ts'
import { PATH } from './weekSearch.ts'

type EmptyDayProps = { week: readonly WeekShow[]; search: WeekSearch; day: ShownDay }

/** The notice of a day without showtimes: why, and the next day that has some. */
export function EmptyDay({ week, search, day: { date, today, lastDay } }: EmptyDayProps) {
  const navigate = useNavigate()
  const { date: _date, ...filter } = search
  const isFiltered = Boolean(filter.version || filter.feature)
  if (lastDay !== null && lastDay < date) {
    return (
      <Notice
        kind="offline"
        title={lastDay < today ? texts.overTitle : texts.beyondTitle}
        text={lastDay < today ? texts.overText(toDayText(lastDay, today)) : texts.reaches(toDayText(lastDay, today))}
      />
    )
  }
  const next = matching(week, filter)
    .map((show) => show.date)
    .filter((each) => each > date)
    .toSorted()[0]
  const clear = () => {
    const { version: _version, feature: _feature, ...rest } = filter
    void navigate({ to: PATH, search: { ...rest, ...(date === today ? {} : { date }) }, resetScroll: false })
  }
  return (
    <Notice
      kind="empty"
      title={isFiltered ? texts.unmatchedTitle : texts.noShowsTitle}
      text={next ? texts.later : isFiltered ? texts.unmatchedText : texts.noShowsText}
      action={
        <>
          {next && (
            <LinkButton to={PATH} search={{ ...filter, date: next }} resetScroll={false}>
              {texts.toDay(toDayText(next, today))}
            </LinkButton>
          )}
          {isFiltered && (
            <Button variant="text" onClick={clear}>
              {clearFilters}
            </Button>
          )}
        </>
      }
    />
  )
}
