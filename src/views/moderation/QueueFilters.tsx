import { useNavigate } from '@tanstack/react-router'
import { QueueState } from '#contract/moderationQueue.ts'
import { type ModeratedType, moderatedTypes } from '#contract/moderationWords.ts'
import type { QueueFilter } from '../../atoms/moderation/refs.ts'
import * as texts from '../../texts/moderation.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { toCount } from '../../ui/kit/format.ts'
import styles from './ModerationView.module.css'

type QueueFiltersProps = {
  query: QueueFilter
  /** The number of open cases of each kind; null while it is not known. */
  open: Readonly<Record<ModeratedType, number>> | null
}

/** Which cases are shown. They stand in the address. */
export function QueueFilters({ query, open }: QueueFiltersProps) {
  const navigate = useNavigate()
  const go = (next: QueueFilter) => {
    const { state, type } = { ...query, ...next }
    const search = { ...(state && state !== 'open' ? { state } : {}), ...(type ? { type } : {}) }
    void navigate({ to: '/moderation', search: search as never, resetScroll: false })
  }
  const state = query.state ?? 'open'
  const total = open && Object.values(open).reduce((sum, number) => sum + number, 0)
  const withCount = (name: string, number: number | null | undefined) =>
    state === 'open' && number ? `${name} ${toCount(number)}` : name
  return (
    <div className={styles.filters}>
      <FilterRow legend={texts.statesLabel}>
        {QueueState.options.map((each) => (
          <Chip key={each} pressed={each === state} onClick={() => go({ state: each })}>
            {texts.states[each]}
          </Chip>
        ))}
      </FilterRow>
      <FilterRow legend={texts.typesLabel}>
        <Chip pressed={query.type === undefined} onClick={() => go({ type: undefined })}>
          {withCount(texts.allTypes, total)}
        </Chip>
        {moderatedTypes.map((type) => (
          <Chip key={type} pressed={query.type === type} onClick={() => go({ type })}>
            {withCount(texts.types[type], open?.[type])}
          </Chip>
        ))}
      </FilterRow>
    </div>
  )
}
