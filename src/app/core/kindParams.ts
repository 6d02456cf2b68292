import type { ConsumptionFilter } from '../../atoms/where/consumption.ts'
import { list, nonEmpty, oneOf, type Raw, toValidated } from './readParams.ts'

/** The kinds of "Wo läuft's?" that are chosen on a title's page. */
export function toKindSearch(raw: Raw): Pick<ConsumptionFilter, 'kind'> {
  const kind = nonEmpty(list(raw.kind).flatMap((each) => oneOf(['cinema', 'streaming', 'disc', 'tv'], each) ?? []))
  return kind ? { kind } : {}
}

export const validateKinds = toValidated<Pick<ConsumptionFilter, 'kind'>>(['kind'], toKindSearch)
