import { useState } from 'react'
import type { Showtime } from '#contract/cinema.ts'
import * as texts from '../../texts/showtime.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toRouteUrl } from '../../ui/routeUrl.ts'
import { copyLink, shareLink } from '../../ui/shareLink.ts'
import styles from './ShowtimeActions.module.css'

type ShowtimeActionsProps = { showtime: Showtime; day: string }

/** Tickets, calendar file, route, and handing the showtime on. */
export function ShowtimeActions({ showtime, day }: ShowtimeActionsProps) {
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
      <Handing showtime={showtime} day={day} />
    </div>
  )
}

/** Web Share where the device has it, and the link to copy. The modal shows only in browsers, never on the server. */
function Handing({ showtime, day }: ShowtimeActionsProps) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
  const url = `${showtime.cinemaUrl}?date=${showtime.date}&showtime=${encodeURIComponent(showtime.id)}`
  const title = showtime.movieTitle
  const share = async () => {
    const text = texts.shareText(title, day, showtime.time, showtime.cinemaName)
    const outcome = await shareLink({ title, text, url })
    setSaid(outcome === 'copied' || outcome === 'failed' ? outcome : null)
  }
  const copy = async () => setSaid(await copyLink(url))
  return (
    <>
      {'share' in navigator && (
        <button type="button" className={styles.hand} onClick={() => void share()}>
          <span className={styles.tile}>
            <Icon name="share" />
          </span>
          {texts.share}
        </button>
      )}
      <button type="button" className={styles.hand} onClick={() => void copy()}>
        <span className={styles.tile}>
          <Icon name={said === 'copied' ? 'check' : 'link'} />
        </span>
        <span role="status">
          {said === 'copied' ? texts.linkCopied : said === 'failed' ? texts.copyFailed : texts.copyLink}
        </span>
      </button>
    </>
  )
}
