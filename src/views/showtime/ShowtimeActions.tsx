import type { Showtime } from '#contract/cinema.ts'
import * as texts from '../../texts/showtime.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toRouteUrl } from '../../ui/routeUrl.ts'
import { ShareOptions } from '../../ui/ShareOptions.tsx'
import styles from './ShowtimeActions.module.css'

type ShowtimeActionsProps = { showtime: Showtime; day: string }

/** Tickets, calendar file, route, and handing the showtime on. */
export function ShowtimeActions({ showtime, day }: ShowtimeActionsProps) {
  const { movieTitle: title, time, cinemaName, cinemaUrl, date, id } = showtime
  return (
    <div className={styles.actions}>
      {showtime.ticketUrl === null ? (
        <p className={styles.note}>{texts.noTickets}</p>
      ) : (
        <a className={styles.tickets} href={showtime.ticketUrl} target="_blank" rel="nofollow noopener">
          <Icon name="ticket" />
          {texts.reserve}
        </a>
      )}
      <a className={styles.action} href={showtime.calendarUrl} download>
        <Icon name="calendar" />
        {texts.calendar}
      </a>
      <a className={styles.action} href={toRouteUrl(showtime.cinema)} target="_blank" rel="nofollow noopener">
        <Icon name="pin" />
        {texts.route}
      </a>
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
