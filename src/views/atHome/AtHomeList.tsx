import { useSetAtom } from 'jotai'
import type { AtHomeTitle, atHomeCall, AtHomeList as ListName } from '#contract/atHome.ts'
import { toBerlinDate } from '#contract/berlin.ts'
import type { Answer } from '#contract/call.ts'
import { toDatedDay } from '#contract/datedThings.ts'
import { toThingPath } from '#contract/things.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { fetchesMore, type Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import * as texts from '../../texts/atHome.ts'
import { retry } from '../../texts/common.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { toAsOf, toCount } from '../../ui/kit/format.ts'
import { Missing } from '../../ui/kit/Missing.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { DatedPlace } from '../../ui/reminders/DatedPlace.tsx'
import { PosterCard } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import styles from './AtHomeList.module.css'
import { AtHomeSkeleton } from './AtHomeSkeleton.tsx'
import { groupTitles } from './groupTitles.ts'
import { toOfferNote } from './toOfferNote.ts'

type AtHomeListProps = {
  list: ListName
  reference: ResourceRef<typeof atHomeCall>
  titles: Resource<Answer<typeof atHomeCall>>
  isFiltered: boolean
  onClearFilters: () => void
}

/** Titles by day or week, in every state. The loaded answer stays visible while a refresh fails. */
export function AtHomeList({ list, reference, titles, isFiltered, onClearFilters }: AtHomeListProps) {
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = titles.state === 'idle' ? null : titles.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    if (titles.state !== 'failed') return <AtHomeSkeleton />
    return (
      <Missing
        isOffline={titles.failure.reason === 'unreachable'}
        offline={{ title: texts.unavailable, text: texts.unavailableText }}
        error={{ title: texts.failed, text: texts.failedText }}
        onRetry={reload}
      />
    )
  }
  const { items, nextPage, filters } = last.data
  return (
    <div>
      {titles.state === 'failed' ? (
        <Notice
          kind="error"
          title={texts.failed}
          text={texts.failedStaleText(toAsOf(last.fetchedAt, now))}
          action={<Button onClick={reload}>{retry}</Button>}
        />
      ) : (
        <AsOfNote fetchedAt={toAsOfTime(titles, now)} now={now} />
      )}
      <div className={styles.total}>
        <span role="status">{texts.total(filters.total, toCount(filters.total))}</span>
        {isFiltered && (
          <Button variant="text" onClick={onClearFilters}>
            {texts.clearFilters}
          </Button>
        )}
      </div>
      {items.length === 0 && (
        <Notice kind="empty" title={texts.emptyTitle} text={isFiltered ? texts.nothingMatches : texts.emptyText} />
      )}
      {groupTitles(list, items, toBerlinDate(now)).map(({ key, heading, items: own }, index) => (
        <section key={key} className={styles.group}>
          {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
          <PosterWall>
            {own.map(({ title, date, offers }, place) => (
              <PosterCard
                key={`${title.type}/${title.id}/${date}`}
                path={toThingPath(title.type, title.permalink)}
                title={title.title}
                poster={title.poster}
                rating={title.rating}
                note={toOfferNote(offers)}
                showsCount={list === 'tips'}
                eager={index === 0 && place === 0}
                actions={list === 'upcoming-discs' && <Release title={title} date={date} offers={offers} now={now} />}
              />
            ))}
          </PosterWall>
        </section>
      ))}
      {nextPage !== null && <MoreButton busy={fetchesMore(titles)} onMore={() => void loadMore(reference)} />}
    </div>
  )
}

/** The ways to hold on to the release of a disc: the same one as at the first provider of the title's page. */
function Release({ title: { type, title, permalink }, date, offers: [first], now }: AtHomeTitle & { now: Date }) {
  if (first === undefined) return null
  const more = { detail: first.quality ?? '', path: toThingPath(type, permalink) }
  return <DatedPlace thing={toDatedDay('discs', { id: first.id, title }, date, more)} now={now} />
}
