import type { Change } from '#contract/changes.ts'
import type { Confirmed } from './command.ts'
import { toConfirmedFavourite } from './favouriteCinema.ts'
import { toConfirmedRating } from './rateTitle.ts'

/** A change that the server reports, as confirmed state of its slot. */
export function toConfirmed(change: Change): Confirmed {
  switch (change.kind) {
    case 'rating':
      return toConfirmedRating(change.type, change.id, change.rating)
    case 'favouriteCinema':
      return toConfirmedFavourite(change)
  }
}
