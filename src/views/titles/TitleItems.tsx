import type { RatableType } from '#contract/ratings.ts'
import { toThingPath } from '#contract/things.ts'
import type { TitleSummary } from '#contract/titles.ts'
import { PosterCard, PosterCardSkeleton } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import { TitleRow, TitleRowSkeleton, TitleRows } from './TitleRows.tsx'
import styles from './TitlesWall.module.css'

type TitleItemsProps = {
  items: readonly Omit<TitleSummary, 'type'>[]
  type: RatableType
  /** Below each other instead of posters side by side. */
  view: 'rows' | undefined
}

/** Films or series as posters or rows. */
export function TitleItems({ items, type, view }: TitleItemsProps) {
  const Titles = view === 'rows' ? TitleRows : PosterWall
  return (
    <Titles>
      {items.map((title, index) =>
        view === 'rows' ? (
          <TitleRow key={title.id} title={title} type={type} isFirst={index === 0} />
        ) : (
          <PosterCard
            key={title.id}
            path={toThingPath(type, title.permalink)}
            {...title}
            showsCount
            eager={index === 0}
          />
        ),
      )}
    </Titles>
  )
}

const skeletons = 'abcdefghijklmnopqr'.split('')

/** Holds the places of titles that are coming. */
export function TitleItemsSkeleton({ label, view }: { label: string; view: 'rows' | undefined }) {
  const Titles = view === 'rows' ? TitleRows : PosterWall
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{label}</span>
      <p className={styles.total} aria-hidden="true">
        {'\u00a0'}
      </p>
      <Titles>
        {skeletons.map((key) => (view === 'rows' ? <TitleRowSkeleton key={key} /> : <PosterCardSkeleton key={key} />))}
      </Titles>
    </div>
  )
}
