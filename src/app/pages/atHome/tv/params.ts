import {
  calendarDate,
  list,
  nonEmpty,
  oneOf,
  type Raw,
  text,
  toValidated,
  withoutUndefined,
} from '../../../core/readParams.ts'

/** The programme's day and filters: `?tag=2026-11-22&sender[]=kanal-eins&type=movies`. */
export type TvSearch = {
  tag?: string | undefined
  /** Channels by slug; absent: all. */
  sender?: readonly string[] | undefined
  type?: 'movies' | undefined
}

export function toTvSearch(raw: Raw): TvSearch {
  return withoutUndefined<TvSearch>({
    tag: calendarDate(raw.tag),
    sender: nonEmpty(list(raw.sender).flatMap((each) => text(each) ?? [])),
    type: oneOf(['movies'], raw.type),
  })
}

export const validateTv = toValidated<TvSearch>(['tag', 'sender', 'type'], toTvSearch)
