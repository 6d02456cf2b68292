import type { ReactNode } from 'react'
import type { RatableType } from '#contract/ratings.ts'
import type { TitleOrder } from '#contract/titles.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import type { TitlesTexts } from '../../texts/titles.ts'
import type { CountsCall } from './TitlesFilterDialog.tsx'
import { TitlesFilters } from './TitlesFilters.tsx'
import styles from './TitlesPage.module.css'
import { type TitlesCall, TitlesWall } from './TitlesWall.tsx'

type TitlesPageProps = {
  path: string
  reference: ResourceRef<TitlesCall>
  /** Before a title's permalink. */
  type: RatableType
  texts: TitlesTexts
  /** How many titles each filter leaves. */
  toCounts: (filter: TitlesFilter) => ResourceRef<CountsCall>
  filter: TitlesFilter
  orders: readonly [TitleOrder, ...TitleOrder[]]
  /** @param replaces whether it takes the place of the filter before, as a step of the history. */
  onFilter: (filter: TitlesFilter, replaces?: boolean) => void
  /** Beside the wall on wide screens, below it on phones. */
  children?: ReactNode
}

/** A list of films or series with its filters. */
export function TitlesPage({
  path,
  reference,
  type,
  texts,
  toCounts,
  filter,
  orders,
  onFilter,
  children,
}: TitlesPageProps) {
  const titles = useResource(reference)
  return (
    <div className="wrap">
      <h1 className={styles.title}>{texts.title}</h1>
      <TitlesFilters
        path={path}
        toCounts={toCounts}
        texts={texts}
        filter={filter}
        asked={titles.state === 'idle' ? null : (titles.last?.data.filters ?? null)}
        orders={orders}
        onChange={onFilter}
      />
      <div className={children ? 'columns' : undefined}>
        <TitlesWall
          reference={reference}
          titles={titles}
          type={type}
          texts={texts}
          path={path}
          filter={filter}
          onClearFilters={() => onFilter({ order: filter.order, view: filter.view })}
        />
        {children}
      </div>
    </div>
  )
}
