import { getRouteApi, Link } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { cinemaRef, cinemaShowtimesRef } from '../../atoms/cinema/refs.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import * as texts from '../../texts/cinema.ts'
import { DayStrip } from '../../ui/cinema/DayStrip.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Auditoria } from './Auditoria.tsx'
import { CinemaHead } from './CinemaHead.tsx'
import { CinemaProgramme } from './CinemaProgramme.tsx'
import styles from './CinemaView.module.css'

const route = getRouteApi('/kinos/$permalink')

/** A cinema with its programme by day (C3). */
export function CinemaView() {
  const { permalink } = route.useParams()
  const { query } = route.useLoaderData()
  const showtimes = cinemaShowtimesRef(permalink, query.date)
  const found = useResource(cinemaRef(permalink))
  const programme = useResource(showtimes)
  const reload = useReload(cinemaRef(permalink))
  const last = programme.state === 'idle' ? null : programme.last
  const now = useNow(last?.fetchedAt ?? `${query.date}T11:00:00Z`)
  const cinema = found.state === 'idle' ? null : (found.last?.data ?? null)
  return (
    <div className="wrap">
      {cinema ? (
        <CinemaHead cinema={cinema} />
      ) : (
        found.state === 'failed' && (
          <Missing
            isPage
            isOffline={found.failure.reason === 'unreachable'}
            offline={{ title: texts.unavailableTitle, text: texts.unavailableText }}
            error={{ title: texts.failedTitle, text: texts.failedText }}
            onRetry={reload}
          />
        )
      )}
      {(cinema || last) && (
        <div className="columns">
          <section>
            <h2 className="visuallyHidden">{texts.programme}</h2>
            <DayStrip today={toBerlinDate(now)} active={query.date} />
            <CinemaProgramme reference={showtimes} programme={programme} now={now} />
          </section>
          {cinema && (
            <aside className={styles.aside}>
              <Auditoria auditoria={cinema.auditoria} />
              <Link to="/kino/kinoprogramm" search={{ city: cinema.citySlug }} className={`textLink ${styles.more}`}>
                {texts.inCity(cinema.city)}
              </Link>
            </aside>
          )}
        </div>
      )}
    </div>
  )
}
