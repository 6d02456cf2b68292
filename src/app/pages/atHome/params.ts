import type { AtHomeFilter } from '../../../atoms/atHome/refs.ts'
import { list, nonEmpty, oneOf, type Raw, text, toValidated, withoutUndefined } from '../../core/readParams.ts'

/** The filters, and on the page of the platforms which of its lists is shown. */
export type AtHomeSearch = AtHomeFilter & { show?: 'ending' | undefined }

const models = ['flat', 'free', 'rent', 'buy'] as const

export function toAtHomeSearch(raw: Raw): AtHomeSearch {
  return withoutUndefined<AtHomeSearch>({
    provider: nonEmpty(list(raw.provider).flatMap((each) => text(each) ?? [])),
    model: nonEmpty(list(raw.model).flatMap((each) => oneOf(models, each) ?? [])),
    genre: nonEmpty(list(raw.genre).flatMap((each) => text(each, 40) ?? [])),
    type: oneOf(['movies', 'series'], raw.type),
    show: oneOf(['ending'], raw.show),
  })
}

export const validateAtHome = toValidated<AtHomeSearch>(['provider', 'model', 'genre', 'type', 'show'], toAtHomeSearch)
