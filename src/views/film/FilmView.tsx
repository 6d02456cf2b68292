import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, use } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import { backgroundRef } from '../../atoms/background/refs.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef, filmShowtimesRef } from '../../atoms/film/refs.ts'
import { useLiveWhere } from '../../atoms/where/useLiveWhere.ts'
import { moreLoading } from '../../texts/backgroundFacts.ts'
import { OpinionsPart } from '../../ui/community/opinionsPart.ts'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { NearView } from '../../ui/kit/NearView.tsx'
import { Scores } from '../../ui/title/Scores.tsx'
import { TitlePage } from '../../ui/title/TitlePage.tsx'
import { FilmFacts } from './FilmFacts.tsx'
import { FilmHead } from './FilmHead.tsx'
import { FilmSkeleton } from './FilmSkeleton.tsx'
import { FilmWhere } from './FilmWhere.tsx'

const route = getRouteApi('/movies/$permalink')

/** Below the first view: neither the server's page nor its hydration waits for it. */
const FilmCommunity = lazy(async () => ({ default: (await import('./FilmCommunity.tsx')).FilmCommunity }))

/** Below the first view, too. */
const FilmBackground = lazy(async () => ({ default: (await import('./FilmBackground.tsx')).FilmBackground }))

/** Loaded only where the film is missing, so that the film does not wait for it. */
const FilmMissing = lazy(async () => ({ default: (await import('./FilmMissing.tsx')).FilmMissing }))

/** A film: what it is, how it is rated, and where it runs today. */
export function FilmView() {
  const Opinions = use(OpinionsPart)
  const { permalink } = route.useParams()
  const { kind = [] } = route.useSearch()
  const { query, programme, place } = route.useLoaderData()
  const today = filmShowtimesRef(permalink, query)
  const film = useResource(filmRef(permalink))
  const showtimes = useResource(today)
  const around = useResource(backgroundRef('movies', permalink))
  useLiveWhere(today, 'movies', permalink)
  const reload = useReload(filmRef(permalink))
  const last = film.state === 'idle' ? null : film.last
  const now = useNow(last?.fetchedAt ?? `${query.date}T11:00:00Z`)
  const asOf = toAsOfTime(film, now)
  if (last === null) {
    return film.state === 'failed' ? (
      <Suspense fallback={<FilmSkeleton />}>
        <FilmMissing permalink={permalink} failure={film.failure} programme={programme} onRetry={reload} />
      </Suspense>
    ) : (
      <FilmSkeleton />
    )
  }
  const movie = last.data
  return (
    <TitlePage
      head={<FilmHead movie={movie} today={toBerlinDate(now)} />}
      asOf={<AsOfNote fetchedAt={asOf} now={now} />}
      scores={<Scores {...movie} />}
      synopsis={movie.synopsis}
      facts={<FilmFacts movie={movie} background={around.state === 'idle' ? null : (around.last?.data ?? null)} />}
      background={
        <NearView>
          <Suspense fallback={<TriviaPreviewSkeleton label={moreLoading} />}>
            <FilmBackground name={permalink} permalink={movie.permalink} />
          </Suspense>
        </NearView>
      }
      community={
        <NearView>
          <Opinions type="movies" permalink={permalink}>
            <Suspense fallback={<TriviaPreviewSkeleton />}>
              <FilmCommunity permalink={permalink} />
            </Suspense>
          </Opinions>
        </NearView>
      }
    >
      <FilmWhere movie={movie} name={permalink} showtimes={showtimes} query={query} place={place} kinds={kind} />
    </TitlePage>
  )
}
