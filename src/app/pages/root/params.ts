import { type Raw, text, toValidated } from '../../core/readParams.ts'

/** Any page may show one showtime above itself: `?showtime=<id>`. */
export type RootSearch = { showtime?: string }

export function toRootSearch(raw: Raw): RootSearch {
  const showtime = text(raw.showtime, 120)
  return showtime && /^[\p{L}\p{N}._~-]+$/u.test(showtime) ? { showtime } : {}
}

export const validateRoot = toValidated<RootSearch>(['showtime'], toRootSearch)
