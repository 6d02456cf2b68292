import { lazy, Suspense, useState } from 'react'
import type { TitleOrder, TitlesAsked } from '#contract/titles.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import * as texts from '../../texts/titles.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { DialogChip } from '../../ui/kit/DialogChip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { toCount } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { useChosenSearch } from '../../ui/kit/useChosenSearch.ts'
import { listChosen } from './chosen.ts'
import type { CountsCall } from './TitlesFilterDialog.tsx'

const TitlesFilterDialog = lazy(async () => ({
  default: (await import('./TitlesFilterDialog.tsx')).TitlesFilterDialog,
}))

type TitlesFiltersProps = {
  /** The page's: its address has the filters. */
  path: string
  /** How many titles each filter leaves; loaded once the dialog is open. */
  toCounts: (filter: TitlesFilter) => ResourceRef<CountsCall>
  texts: texts.TitlesTexts
  filter: TitlesFilter
  /** The filters as the server has understood them; null while nothing is loaded. */
  asked: TitlesAsked | null
  /** The order of a list whose address names none, and the other orders. */
  orders: readonly [TitleOrder, ...TitleOrder[]]
  /** @param replaces whether it takes the place of the change before, as a step of the history. */
  onChange: (change: TitlesFilter, replaces?: boolean) => void
}

/** A dialog of all filters, the order, and a chip for each value that is chosen, which takes it out. */
export function TitlesFilters({
  path,
  toCounts,
  texts: own,
  filter: shown,
  asked,
  orders,
  onChange,
}: TitlesFiltersProps) {
  const { showtime: _above, ...filter } = useChosenSearch<TitlesFilter & { showtime?: string }>(path, shown)
  const [isOpen, setOpen] = useState(false)
  const [usual] = orders
  const chosen = listChosen(filter, asked?.provider ?? [])
  return (
    <FilterRow legend={own.filters}>
      <DialogChip isOn={chosen.length > 0} onClick={() => setOpen(true)}>
        {texts.filterChip(chosen.length)}
      </DialogChip>
      {orders.length > 1 && (
        <MenuChip
          label={texts.orderLabel}
          value={filter.order ?? usual}
          options={orders.map((order) => ({ value: order, label: texts.orderNames[order] }))}
          isOn={Boolean(filter.order && filter.order !== usual)}
          onChoose={(order) => onChange({ ...filter, order: order === usual ? undefined : (order as TitleOrder) })}
        />
      )}
      {chosen.map((one) => (
        <Chip
          key={one.key}
          pressed
          onClick={() => onChange({ ...filter, ...one.without })}
          title={texts.takeOut(one.label)}
        >
          {one.label}
          <Icon name="x" size="small" />
        </Chip>
      ))}
      {isOpen && (
        <Suspense>
          <TitlesFilterDialog
            reference={toCounts(filter)}
            filter={filter}
            names={asked?.provider ?? []}
            done={asked === null ? texts.filterDone : own.show(asked.total, toCount(asked.total))}
            onChange={(change, replaces) => onChange({ ...filter, ...change }, replaces)}
            onClosed={() => setOpen(false)}
          />
        </Suspense>
      )}
    </FilterRow>
  )
}
