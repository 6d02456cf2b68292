import { addDays, fromBerlin } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { Promotion } from '../search/service.ts'
import { toMovieId } from './films/film.ts'

/** The promotions of the demo's editors in the search: a film that has just started, for its first weeks. */
export function toPromotions(today: CalendarDate): Promotion[] {
  return [
    {
      id: 'pi-demo',
      itemClass: 'Movie',
      itemId: toMovieId('die-tribute-von-panem-der-tag-bricht-an'),
      startsAt: fromBerlin(today, '00:00'),
      endsAt: fromBerlin(addDays(today, 42), '00:00'),
    },
  ]
}
