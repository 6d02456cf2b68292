import { Link } from '@tanstack/react-router'
import type { Answer } from '#contract/call.ts'
import type { CinemaMovie, cinemaMoviesCall } from '#contract/programme.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import * as texts from '../../texts/home.ts'
import { Showtimes } from '../../ui/cinema/Showtimes.tsx'
import { Unsure } from '../../ui/cinema/unsure.ts'
import { toCount } from '../../ui/kit/format.ts'
import { Still } from '../../ui/kit/Poster.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import { pickTonight } from './pickTonight.ts'
import styles from './Tonight.module.css'

type TonightProps = { programme: Resource<Answer<typeof cinemaMoviesCall>> }

/** The recommended film of tonight. Its still is the largest image of the first page. */
export function Tonight({ programme }: TonightProps) {
  const last = programme.state === 'idle' ? null : programme.last
  if (last) return <Hero items={last.data.items} fetchedAt={last.fetchedAt} resource={programme} />
  return (
    <>
      <h1 className="visuallyHidden">{texts.homeTitle}</h1>
      {programme.state !== 'failed' && <Skeleton className={styles.skeleton} />}
    </>
  )
}

type HeroProps = { items: readonly CinemaMovie[]; fetchedAt: string; resource: Resource<unknown> }

function Hero({ items, fetchedAt, resource }: HeroProps) {
  const now = useNow(fetchedAt)
  const tonight = pickTonight(items, now)
  if (!tonight) return <h1 className="visuallyHidden">{texts.homeTitle}</h1>
  const { item, where } = tonight
  const { movie } = item
  return (
    <section className={styles.hero}>
      <div className={styles.still}>
        <Still image={item.still} sizes="(min-width: 1280px) 1200px, 100vw" eager />
      </div>
      <div className={styles.words} data-scheme="dark">
        <p className={styles.where}>{toPlace(where)}</p>
        <h1 className={styles.title}>
          <Link to="/movies/$permalink" params={{ permalink: movie.permalink }} className={styles.link}>
            {movie.title}
          </Link>
        </h1>
        <p className={styles.facts}>
          <ScoreBadge value={movie.rating.average} />
          {texts.ratings(movie.rating.count, toCount(movie.rating.count))}
        </p>
        {where && (
          <div className={styles.times}>
            <Unsure value={toUnsure(resource, now) !== null}>
              <Showtimes showtimes={where.showtimes} now={now} />
            </Unsure>
          </div>
        )}
      </div>
    </section>
  )
}

function toPlace(where: NonNullable<ReturnType<typeof pickTonight>>['where']): string {
  if (!where) return texts.lately
  return where.evening ? texts.tonightAt(where.cinema.name) : texts.todayAt(where.cinema.name)
}
