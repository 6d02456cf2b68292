import type { RatableType } from '#contract/ratings.ts'
import type { TitleOrder } from '#contract/titles.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import { useHeldTitles } from '../../atoms/titles/useHeldTitles.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/titles.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toCount } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { LookLinks } from './LookLinks.tsx'
import { TitleItems, TitleItemsSkeleton } from './TitleItems.tsx'
import styles from './TitlesWall.module.css'

type HeldWallProps = {
  type: RatableType
  texts: texts.TitlesTexts
  /** The page's: its address has the filters. */
  path: string
  filter: TitlesFilter
  /** The order of the page, whether or not its address names it. */
  order: TitleOrder | undefined
  /** Takes the filters out; null where there are none. */
  onClearFilters: (() => void) | null
  onRetry: () => void
}

/** Without a network: the titles of a list that the device holds, said to be only a part. */
export function HeldWall({ type, texts: own, path, filter, order, onClearFilters, onRetry }: HeldWallProps) {
  const { view, genre, year, country, provider } = filter
  const held = useHeldTitles(type, { genre, year, country, provider, order })
  if (held === null) return <TitleItemsSkeleton label={own.loading} view={view} />
  const clear = onClearFilters && (
    <Button variant="text" onClick={onClearFilters}>
      {texts.clearFilters}
    </Button>
  )
  if (held.total === 0) {
    return (
      <Missing
        isOffline
        offline={{
          title: own.unavailable,
          text: provider ? texts.unknownProviderText : clear ? texts.nothingHeldText : texts.unavailableText,
        }}
        error={{ title: own.failed, text: texts.failedText }}
        onRetry={onRetry}
        also={clear}
      />
    )
  }
  return (
    <div>
      <p className={styles.held} role="status">
        <Icon name="offline" size="small" />
        <span>{own.held(held.total, toCount(held.total))}</span>
      </p>
      <div className={styles.total}>
        <Button variant="text" onClick={onRetry}>
          {retry}
        </Button>
        {clear}
        <LookLinks path={path} filter={filter} />
      </div>
      <TitleItems items={held.items} type={type} view={view} />
    </div>
  )
}
