import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, use } from 'react'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { personRef } from '../../atoms/person/refs.ts'
import * as texts from '../../texts/person.ts'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { useLinkedComment } from '../../ui/community/linkedComment.ts'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { NearView } from '../../ui/kit/NearView.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { PosterCardSkeleton } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import { ArticlesAbout } from './ArticlesAbout.tsx'
import { Filmography } from './Filmography.tsx'
import { KnownFor } from './KnownFor.tsx'
import { OftenWith } from './OftenWith.tsx'
import { PersonAwards } from './PersonAwards.tsx'
import { PersonHead } from './PersonHead.tsx'
import styles from './PersonView.module.css'
import { toFilmWorks, toSeriesWorks } from './toWorks.ts'
import { Years } from './Years.tsx'

const route = getRouteApi('/people/$permalink')

/** Below the first view: neither the server's page nor its hydration waits for it. */
const PersonPlots = lazy(async () => ({ default: (await import('./PersonPlots.tsx')).PersonPlots }))

/** A person with everything of theirs in the catalogue (D1). */
export function PersonView() {
  const { permalink } = route.useParams()
  const found = useResource(personRef(permalink))
  const reload = useReload(personRef(permalink))
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(found, now)
  const Comments = use(CommentsPart)
  const linked = useLinkedComment('people', permalink) !== null
  if (last === null) {
    if (found.state !== 'failed') return <Loading />
    return (
      <div className={styles.page}>
        <Missing
          isPage
          isOffline={found.failure.reason === 'unreachable'}
          offline={{ title: texts.neverHere, text: texts.neverHereText }}
          error={{ title: texts.failedTitle, text: texts.failedText }}
          onRetry={reload}
        />
      </div>
    )
  }
  const films = toFilmWorks(last.data)
  const series = toSeriesWorks(last.data)
  return (
    <div className={styles.page}>
      <PersonHead person={last.data} films={films} series={series} now={now} />
      <AsOfNote fetchedAt={asOf} now={now} />
      {films.length + series.length === 0 && <Notice kind="empty" title={texts.nothing} text={texts.nothingText} />}
      <KnownFor person={last.data} works={[...films, ...series]} />
      <Years films={films} series={series} />
      <Filmography person={last.data} />
      <PersonAwards name={permalink} />
      <NearView>
        <Suspense fallback={<TriviaPreviewSkeleton label={texts.loading} />}>
          <PersonPlots person={last.data} />
        </Suspense>
      </NearView>
      <OftenWith people={last.data.oftenWith} />
      <ArticlesAbout permalink={permalink} />
      <NearView isNow={linked}>
        <Comments type="people" permalink={permalink} thing={{ id: last.data.id, title: last.data.name }} />
      </NearView>
    </div>
  )
}

function Loading() {
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visuallyHidden">{texts.loading}</span>
      <PosterWall>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <PosterCardSkeleton key={key} />
        ))}
      </PosterWall>
    </div>
  )
}
