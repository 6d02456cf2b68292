import { useNavigate } from '@tanstack/react-router'
import type { ConsumptionKind } from '#contract/consumptions.ts'
import { toThingPath } from '#contract/things.ts'
import { toggleKind } from '../../atoms/where/consumption.ts'
import { useConsumptions } from '../../atoms/where/useConsumptions.ts'
import { Where } from '../../ui/where/Where.tsx'

type SeriesWhereProps = {
  title: string
  permalink: string
  /** The kinds that the URL names. */
  kinds: readonly ConsumptionKind[]
}

/** The consumptions of a series. */
export function SeriesWhere({ title, permalink, kinds }: SeriesWhereProps) {
  const navigate = useNavigate()
  const consumptions = useConsumptions('series', permalink, {})
  const choose = (kind: ConsumptionKind[] | undefined) =>
    void navigate({ to: '.', search: (search) => ({ ...search, kind }), replace: true, resetScroll: false })
  return (
    <Where
      of={{ title, path: toThingPath('series', permalink) }}
      consumptions={consumptions}
      chosen={kinds}
      onToggle={(kind) => choose(toggleKind(kinds, kind))}
      onClear={() => choose(undefined)}
    />
  )
}
