import { toThingPath } from '#contract/things.ts'
import { collectionRef } from '../../atoms/collections/refs.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import * as texts from '../../texts/background.ts'
import { part as partText } from '../../texts/backgroundFacts.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { PosterCard } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import styles from './Collection.module.css'

/** Films that belong together, in their order, in every state. */
export function Collection({ permalink }: { permalink: string }) {
  const found = useResource(collectionRef(permalink))
  const reload = useReload(collectionRef(permalink))
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    if (found.state !== 'failed') return <LoadingDots label={texts.collectionLoading} holdsPlace />
    return (
      <div className="wrap">
        <Missing
          isPage
          isOffline={found.failure.reason === 'unreachable'}
          offline={{ title: texts.collectionNeverHere, text: texts.neverHereText }}
          error={{ title: texts.collectionFailed, text: texts.failedText }}
          onRetry={reload}
        />
      </div>
    )
  }
  const { name, total, parts } = last.data
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.collection(name)}</h1>
      <p className={styles.count}>{texts.known(parts.length, total)}</p>
      <AsOfNote fetchedAt={toAsOfTime(found, now)} now={now} />
      <PosterWall>
        {parts.map(({ number, movie }, index) => (
          <PosterCard
            key={movie.id}
            title={movie.title}
            poster={movie.poster}
            rating={movie.rating}
            path={toThingPath('movies', movie.permalink)}
            note={[partText(number, null), movie.year].filter((word) => word !== null).join(' · ')}
            eager={index === 0}
          />
        ))}
      </PosterWall>
    </div>
  )
}
