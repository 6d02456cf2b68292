import { useSetAtom } from 'jotai'
import type { Answer } from '#contract/call.ts'
import type { RatableType } from '#contract/ratings.ts'
import type { seriesListCall } from '#contract/series.ts'
import type { moviesCall } from '#contract/titles.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { fetchesMore, type Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/titles.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { toAsOf, toCount } from '../../ui/kit/format.ts'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { HeldWall } from './HeldWall.tsx'
import { LookLinks } from './LookLinks.tsx'
import { TitleItems, TitleItemsSkeleton } from './TitleItems.tsx'
import styles from './TitlesWall.module.css'

export type TitlesCall = typeof moviesCall | typeof seriesListCall

type TitlesWallProps = {
  reference: ResourceRef<TitlesCall>
  titles: Resource<Answer<TitlesCall>>
  /** The type of the titles: `/movies` or `/serie`, before the permalink. */
  type: RatableType
  texts: texts.TitlesTexts
  /** The page's: its address has the filters. */
  path: string
  filter: TitlesFilter
  onClearFilters: () => void
}

/** Films or series as a wall of posters, in every state. The loaded answer stays visible while a refresh fails. */
export function TitlesWall({ reference, titles, type, texts: own, path, filter, onClearFilters }: TitlesWallProps) {
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = titles.state === 'idle' ? null : titles.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(titles, now)
  if (last === null) {
    if (titles.state === 'failed' && titles.failure.reason === 'unreachable') {
      return (
        <HeldWall
          type={type}
          texts={own}
          path={path}
          filter={filter}
          order={reference.input.query?.order}
          onClearFilters={isFiltered(filter) ? onClearFilters : null}
          onRetry={reload}
        />
      )
    }
    if (titles.state === 'failed') {
      return (
        <Notice
          kind="error"
          title={own.failed}
          text={texts.failedText}
          action={<Button onClick={reload}>{retry}</Button>}
        />
      )
    }
    return <TitleItemsSkeleton label={own.loading} view={filter.view} />
  }
  const { items, nextPage, filters } = last.data
  const isFetchingMore = fetchesMore(titles)
  return (
    <div>
      {titles.state === 'failed' && (
        <Notice
          kind="error"
          title={own.failed}
          text={texts.failedStaleText(toAsOf(last.fetchedAt, now))}
          action={<Button onClick={reload}>{retry}</Button>}
        />
      )}
      {titles.state !== 'failed' && <AsOfNote fetchedAt={asOf} now={now} />}
      <div className={styles.total}>
        <span role="status">{own.total(filters.total, toCount(filters.total))}</span>
        {isFiltered(filter) && (
          <Button variant="text" onClick={onClearFilters}>
            {texts.clearFilters}
          </Button>
        )}
        <LookLinks path={path} filter={filter} />
      </div>
      {items.length === 0 && <Notice kind="empty" title={own.empty} text={texts.emptyText} />}
      <TitleItems items={items} type={type} view={filter.view} />
      {nextPage !== null && (
        <div className={styles.more}>
          <MoreButton busy={isFetchingMore} onMore={() => void loadMore(reference)} />
        </div>
      )}
    </div>
  )
}

const isFiltered = ({ genre, year, country, provider }: TitlesFilter) => Boolean(genre ?? year ?? country ?? provider)
