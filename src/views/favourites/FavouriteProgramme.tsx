import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { FavouriteCinema } from '#contract/favourites.ts'
import { cinemaRef, cinemaShowtimesRef } from '../../atoms/cinema/refs.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useAgainOnceReachable } from '../../atoms/core/useAgainOnceReachable.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/favourites.ts'
import { Showtimes } from '../../ui/cinema/Showtimes.tsx'
import { UnsureTimes } from '../../ui/cinema/UnsureTimes.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { FilmRow } from '../../ui/title/FilmRow.tsx'
import styles from './FavouriteProgramme.module.css'

type FavouriteProgrammeProps = { cinema: FavouriteCinema; date: string; now: Date }

/** One favourite cinema with its films of a day. It loads for itself: only the device knows which there are. */
export function FavouriteProgramme({ cinema, date, now }: FavouriteProgrammeProps) {
  // By permalink, as the cinema's page asks: both share what lies on the device.
  const id = cinema.permalink
  const programme = useResource(cinemaShowtimesRef(id, date))
  const load = useSetAtom(loadResourceAtom)
  const reload = useReload(cinemaShowtimesRef(id, date))
  useEffect(() => {
    void load(cinemaShowtimesRef(id, date))
    // For a showtime above the page: without a network it is put together from programme and cinema.
    void load(cinemaRef(id))
  }, [load, id, date])
  useAgainOnceReachable(programme, reload)
  const last = programme.state === 'idle' ? null : programme.last
  const unsure = toUnsure(programme, now)
  const place = { params: { permalink: cinema.permalink }, search: { date } }
  return (
    <section className={styles.cinema}>
      <h2 className={styles.name}>
        <Link to="/kinos/$permalink" {...place}>
          {cinema.name}
        </Link>
        <span className={styles.city}>{cinema.city}</span>
      </h2>
      <UnsureTimes unsure={unsure} now={now} place="line">
        {last === null && programme.state !== 'failed' && <Skeleton className={styles.waiting} />}
        {last === null && programme.state === 'failed' && (
          <p className={styles.note}>
            {programme.failure.reason === 'unreachable' ? texts.unavailable : texts.failed}
            <Button variant="text" onClick={reload}>
              {retry}
            </Button>
          </p>
        )}
        {last?.data.items.length === 0 && <p className={styles.note}>{texts.noShows}</p>}
        {last?.data.items.map((item) => (
          <FilmRow key={item.movie.id} movie={item.movie} size="small" heading="h3">
            <Showtimes showtimes={item.showtimes} now={now} />
          </FilmRow>
        ))}
      </UnsureTimes>
      {last && last.data.nextPage !== null && (
        <Link
          to="/kinos/$permalink"
          {...place}
          className={`inlineLink ${styles.more}`}
          aria-label={texts.whole(cinema.name)}
        >
          {texts.wholeShort}
        </Link>
      )}
    </section>
  )
}
