import { addDays } from '#contract/berlin.ts'
import type { Answer } from '#contract/call.ts'
import { dateRelative } from '#contract/dayWords.ts'
import type { FavouriteCinema } from '#contract/favourites.ts'
import { OFFLINE_BUNDLE_DAYS, type offlineBundleCall } from '#contract/offlineBundle.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import type { Loaded, Resource } from '../../atoms/core/resource.ts'
import type { WeekShow } from '../../atoms/favourites/toWeek.ts'
import { matching, ofDay, type WeekSearch } from '../../atoms/favourites/week.ts'
import * as texts from '../../texts/favouriteWeek.ts'
import { UnsureTimes } from '../../ui/cinema/UnsureTimes.tsx'
import { EmptyDay } from './EmptyDay.tsx'
import styles from './FavouriteWeek.module.css'
import { LookLinks } from './LookLinks.tsx'
import { type ShownDay, toDayText } from './shownDay.ts'
import { WeekByFilm } from './WeekByFilm.tsx'
import { WeekByTime } from './WeekByTime.tsx'

type Bundle = Answer<typeof offlineBundleCall>

type WeekDayProps = {
  bundle: Resource<Bundle>
  last: Loaded<Bundle>
  week: readonly WeekShow[]
  favourites: readonly FavouriteCinema[]
  search: WeekSearch
  day: ShownDay
}

/** One day of the favourites, as the filters leave it, with its age and what it lacks. */
export function WeekDay({ bundle, last, week, favourites, search, day }: WeekDayProps) {
  const { date, today, now, lastDay } = day
  const shows = matching(ofDay(week, date, today, now), search)
  const absent = favourites.filter(({ id }) => !last.data.cinemas.some(({ cinema }) => cinema.id === id))
  const say = last.source === 'device' ? texts.absent : texts.unknown
  // How far the week reaches is said before somebody runs into its end.
  const isKnown = lastDay !== null && date <= lastDay
  const endsEarly = isKnown && lastDay < addDays(today, OFFLINE_BUNDLE_DAYS - 1)
  return (
    <>
      <header className={styles.day}>
        <h2 className={styles.name}>{dateRelative(date, today)}</h2>
        <span className={styles.note} role="status">
          {isKnown && texts.showtimes(shows.length)}
        </span>
        <LookLinks search={search} />
      </header>
      <UnsureTimes unsure={toUnsure(bundle, now)} now={now} place="line">
        {absent.map(({ id, name }) => (
          <p key={id} className={styles.note}>
            {say(name)}
          </p>
        ))}
        {endsEarly && <p className={styles.note}>{texts.reaches(toDayText(lastDay, today))}</p>}
        {shows.length === 0 ? (
          <EmptyDay week={week} search={search} day={day} />
        ) : search.ansicht === 'zeit' ? (
          <WeekByTime shows={shows} now={now} />
        ) : (
          <WeekByFilm shows={shows} movies={last.data.movies} date={date} now={now} />
        )}
      </UnsureTimes>
    </>
  )
}
