import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { loadRunningHereAtom, runningHereAtom } from '../../atoms/place/runningHere.ts'
import {
  type WatchlistKind,
  type WatchlistOrder,
  watchlistChoiceAtom,
  watchlistKinds,
  watchlistOrders,
} from '../../atoms/watchlist/watchlistChoice.ts'
import * as texts from '../../texts/watchlist.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'

/** Order, kind, and what runs today in the member's city: that is asked for with the first press. */
export function WatchlistFilters() {
  const [{ order, kind, isRunning }, choose] = useAtom(watchlistChoiceAtom)
  const running = useAtomValue(runningHereAtom)
  const load = useSetAtom(loadRunningHereAtom)
  const toggle = () => {
    choose({ isRunning: !isRunning })
    if (!isRunning) void load()
  }
  return (
    <FilterRow legend={texts.filters}>
      <MenuChip
        label={texts.orderLabel}
        value={order}
        options={watchlistOrders.map((value) => ({ value, label: texts.orders[value] }))}
        isOn={order !== 'since'}
        onChoose={(value) => choose({ order: value as WatchlistOrder })}
      />
      <MenuChip
        label={texts.kindLabel}
        value={kind}
        options={watchlistKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        isOn={kind !== 'all'}
        onChoose={(value) => choose({ kind: value as WatchlistKind })}
      />
      <Chip pressed={isRunning} busy={isRunning && running?.state === 'fetching'} onClick={toggle}>
        {texts.runsIn(running?.state === 'ready' ? running.cityName : null)}
      </Chip>
    </FilterRow>
  )
}
