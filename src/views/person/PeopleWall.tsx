import { useSetAtom } from 'jotai'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { usePages } from '../../atoms/core/usePages.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import type { PeopleFilter } from '../../atoms/person/filter.ts'
import { peopleRef } from '../../atoms/person/refs.ts'
import * as texts from '../../texts/people.ts'
import { Pages } from '../../ui/community/Pages.tsx'
import { toCount } from '../../ui/kit/format.ts'
import { Notice } from '../../ui/kit/Notice.tsx'
import { PosterCardSkeleton } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import styles from './PeopleWall.module.css'
import { PersonCard } from './PersonCard.tsx'

type PeopleWallProps = {
  /** With the day of the birthday named. */
  query: PeopleFilter
  today: CalendarDate
}

const { loading, failed, unavailable } = texts
const skeletons = 'abcdefghijklmnopqr'.split('')

/** People as a wall of portraits, in every state. */
export function PeopleWall({ query, today }: PeopleWallProps) {
  const people = useResource(peopleRef(query))
  const { pages, now } = usePages(people)
  const reload = useReload(peopleRef(query))
  const loadMore = useSetAtom(loadMoreAtom)
  const { birthday } = query
  if (pages.state === 'loading') return <Loading />
  const last = people.state === 'idle' ? null : people.last
  const items = uniqueById(last?.data.items ?? [])
  const total = last?.data.filters.total ?? 0
  return (
    <Pages
      pages={pages}
      now={now}
      words={{ loading, failed, unavailable }}
      onRetry={reload}
      onMore={() => void loadMore(peopleRef(query))}
    >
      {birthday && <h2 className={styles.day}>{texts.bornOn(dayAndMonth(`2000-${birthday}`, '2000'))}</h2>}
      <p className={styles.total} role="status">
        {texts.total(total, toCount(total))}
      </p>
      {items.length === 0 && (
        <Notice
          kind="empty"
          title={birthday ? texts.nobodyBorn : texts.empty}
          text={birthday ? texts.nobodyBornText : texts.emptyText}
        />
      )}
      <div className={styles.wall}>
        <PosterWall>
          {items.map((person) => (
            <PersonCard key={person.id} person={person} birthday={birthday} today={today} />
          ))}
        </PosterWall>
      </div>
    </Pages>
  )
}

function Loading() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loading}</span>
      <p className={styles.total} aria-hidden="true">
        {'\u00a0'}
      </p>
      <PosterWall>
        {skeletons.map((key) => (
          <PosterCardSkeleton key={key} />
        ))}
      </PosterWall>
    </div>
  )
}
