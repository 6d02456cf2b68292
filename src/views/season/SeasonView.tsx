import { getRouteApi } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import type { Episode, SeasonPage } from '#contract/series.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { toBroadcast } from '../../atoms/episodes/progress.ts'
import { useEpisodes } from '../../atoms/episodes/useEpisodes.ts'
import { seasonRef, toSeasonPath } from '../../atoms/series/refs.ts'
import { storageFailed } from '../../texts/marks.ts'
import * as texts from '../../texts/season.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { PageNavigation } from '../../ui/kit/PageNavigation.tsx'
import { SubPage } from '../../ui/title/SubPage.tsx'
import { EpisodeList, EpisodeListSkeleton } from './EpisodeList.tsx'
import { SeasonProgress } from './SeasonProgress.tsx'

const route = getRouteApi('/serie/$permalink/staffel/$number')

/** A season of a series: its episodes, and the way to the other seasons. */
export function SeasonView() {
  const { permalink, number } = route.useParams()
  const season = seasonRef(permalink, number)
  const found = useResource(season)
  const reload = useReload(season)
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(found, now)
  if (last === null && found.state === 'failed') {
    return (
      <SubPage type="series" permalink={permalink} title={null} heading={texts.season(Number(number))}>
        <Missing
          isOffline={found.failure.reason === 'unreachable'}
          offline={{ title: texts.neverHere, text: texts.neverHereText }}
          error={{ title: texts.failedTitle, text: texts.failedText }}
          onRetry={reload}
        />
      </SubPage>
    )
  }
  if (last === null) {
    return (
      <SubPage type="series" permalink={permalink} title={null} heading={texts.season(Number(number))}>
        <EpisodeListSkeleton />
      </SubPage>
    )
  }
  const { series, episodes, seasons, number: shown } = last.data
  return (
    <SubPage type="series" permalink={permalink} title={series} heading={texts.heading(series.title, shown)}>
      <AsOfNote fetchedAt={asOf} now={now} />
      {seasons.length > 1 && (
        <PageNavigation
          label={texts.seasons}
          items={seasons.map((each) => ({
            text: texts.season(each.number),
            href: toSeasonPath(permalink, each.number),
            active: each.number === shown,
            tracking_label: 'season',
            ...(each.episodes !== null && { count: String(each.episodes) }),
          }))}
        />
      )}
      {episodes.length > 0 ? (
        <OwnSeason series={series} season={shown} episodes={episodes} now={now} />
      ) : (
        <Notice kind="empty" title={texts.noEpisodes} text={texts.noEpisodesText} />
      )}
    </SubPage>
  )
}

type OwnSeasonProps = { series: SeasonPage['series']; season: number; episodes: readonly Episode[]; now: Date }

/** The episodes, and how far the member is with them. */
function OwnSeason({ series, season, episodes, now }: OwnSeasonProps) {
  const own = useEpisodes(series, storageFailed)
  return (
    <>
      <SeasonProgress
        season={season}
        count={episodes.length}
        broadcast={toBroadcast(episodes, toBerlinDate(now))}
        own={own}
      />
      <EpisodeList season={season} episodes={episodes} own={own} now={now} />
    </>
  )
}
