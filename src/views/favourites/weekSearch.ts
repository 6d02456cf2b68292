import type { WeekSearch } from '../../atoms/favourites/week.ts'

export const PATH = '/kino/kinoprogramm/lieblingskinos'

/** The page's address without the showtime that stands above the page. */
export function withoutShowtime({ showtime: _above, ...search }: WeekSearch & { showtime?: string }): WeekSearch {
  return search
}
