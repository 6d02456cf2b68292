import type { ConsumptionKind, ConsumptionsQuery } from '#contract/consumptions.ts'
import type { Place } from '../place/place.ts'

/** The filter of "Wo läuft's?", as the URL carries it. No kind: all. */
export type ConsumptionFilter = Place & Pick<ConsumptionsQuery, 'kind'>

/** The kinds with one more or one less of them; undefined for none, which means all. */
export function toggleKind(
  chosen: readonly ConsumptionKind[] | undefined,
  kind: ConsumptionKind,
): ConsumptionKind[] | undefined {
  const others = (chosen ?? []).filter((each) => each !== kind)
  const next = others.length === (chosen?.length ?? 0) ? [...others, kind] : others
  return next.length > 0 ? next : undefined
}
