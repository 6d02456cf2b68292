import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { toHomeRows } from '../../atoms/home/rows.ts'
import * as texts from '../../texts/home.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { NearView } from '../../ui/kit/NearView.tsx'
import { HomeAsOf } from './HomeAsOf.tsx'
import { HomeMissing } from './HomeMissing.tsx'
import styles from './HomeView.module.css'
import { PosterRow } from './PosterRow.tsx'
import { Tonight } from './Tonight.tsx'
import { toRow } from './toRow.ts'

const route = getRouteApi('/')

/** Below the first view: neither the server's page nor its hydration waits for them. */
const HomeNews = lazy(async () => ({ default: (await import('./community/HomeNews.tsx')).HomeNews }))
const FirstStepsCard = lazy(async () => ({ default: (await import('./FirstStepsCard.tsx')).FirstStepsCard }))
const HomeCommunity = lazy(async () => ({ default: (await import('./community/HomeCommunity.tsx')).HomeCommunity }))

/** The first page: what to see tonight, what is new, what is liked, and what the community does. */
export function HomeView() {
  const { place } = route.useLoaderData()
  const { popular, newest, best } = toHomeRows(place)
  const programme = useResource(popular)
  const starts = useResource(newest)
  const rated = useResource(best)
  const reloads = [useReload(newest), useReload(popular), useReload(best)]
  const reload = () => {
    for (const each of reloads) each()
  }

  const failures = [programme, starts, rated].flatMap((each) =>
    each.state === 'failed' && each.last === null ? [each.failure] : [],
  )
  const [failure] = failures
  if (failure && failures.length === 3) return <HomeMissing failure={failure} onRetry={reload} />

  const city = starts.state === 'idle' ? null : (starts.last?.data.filters.cityName ?? null)
  return (
    <div className="wrap">
      <Tonight programme={programme} />
      <div className={styles.rows}>
        <div className={styles.ways}>
          <LinkButton variant="ghost" to="/kino/kinoprogramm/lieblingskinos">
            {texts.toFavourites}
          </LinkButton>
        </div>
        <HomeAsOf resource={programme} />
        <PosterRow
          title={texts.newInCinema}
          row={toRow(starts, (data) => data.items.map(({ movie }) => movie))}
          onRetry={reload}
          more={
            <LinkButton variant="text" to="/kino/kinoprogramm" search={place}>
              {texts.toProgramme(city)}
            </LinkButton>
          }
        />
        <div className={styles.news}>
          <NearView>
            <Suspense>
              <FirstStepsCard />
              <HomeNews />
            </Suspense>
          </NearView>
        </div>
        <PosterRow
          title={texts.popularInCinema}
          row={toRow(programme, (data) => data.items.map(({ movie }) => movie))}
          onRetry={reload}
        />
        <PosterRow title={texts.bestRated} row={toRow(rated, (data) => data.items)} onRetry={reload} />
        <div className={styles.community}>
          <NearView>
            <Suspense>
              <HomeCommunity />
            </Suspense>
          </NearView>
        </div>
      </div>
    </div>
  )
}
