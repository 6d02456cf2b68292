import type { Showtime } from '#contract/showtimes.ts'
import * as texts from '../../texts/showtime.ts'
import { toRouteUrl } from '../../ui/cinema/routeUrl.ts'
import { ActionTile } from '../../ui/kit/ActionTile.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ShareOptions } from '../../ui/share/ShareOptions.tsx'
import styles from './ShowtimeActions.module.css'

type ShowtimeActionsProps = {
  showtime: Showtime
  /** A date: what is shared is read on other days too. */
  day: string
  hasBegun: boolean
}

/** Tickets until it begins, calendar file, route, and handing the showtime on. */
export function ShowtimeActions({ showtime, day, hasBegun }: ShowtimeActionsProps) {
  const { movieTitle: title, time, cinemaName, cinemaUrl, date, id } = showtime
  return (
    <div className={styles.actions}>
      {hasBegun || showtime.ticketUrl === null ? (
        <p className={styles.note}>{hasBegun ? texts.tooLate : texts.noTickets}</p>
      ) : (
        <a className={styles.tickets} href={showtime.ticketUrl} target="_blank" rel="nofollow noopener">
          <Icon name="ticket" />
          {texts.reserve}
        </a>
      )}
      <ActionTile sign={<Icon name="calendar" />} href={showtime.calendarUrl} download>
        {texts.calendar}
      </ActionTile>
      <ActionTile sign={<Icon name="pin" />} href={toRouteUrl(showtime.cinema)} target="_blank" rel="nofollow noopener">
        {texts.route}
      </ActionTile>
      <ShareOptions
        link={{
          title,
          text: texts.shareText(title, day, time, cinemaName),
          url: `${cinemaUrl}?date=${date}&showtime=${encodeURIComponent(id)}`,
        }}
      />
    </div>
  )
}
