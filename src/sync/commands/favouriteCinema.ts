import * as z from 'zod/mini'
import { type Favourite, FavouriteCinema, favouriteCinemaCall, unfavouriteCinemaCall } from '#contract/favourites.ts'
import type { CinemaId } from '#contract/ids.ts'
import { type Confirmed, defineCommand, type Intent, lastWins } from './command.ts'

/** The confirmed state of a favourite's slot; it names the cinema, so that lists need no network. */
export const FavouriteState = z.object({ favourite: z.boolean(), cinema: FavouriteCinema })
export type FavouriteState = z.infer<typeof FavouriteState>

const favouriteSlot = (id: CinemaId) => `cinemas/${id}/favourite`
const cinemaLane = (id: CinemaId) => `cinemas/${id}`

/** What the server holds of a favourite, as own state. */
export function toConfirmedFavourite({ cinema, favourite, updatedAt }: Favourite): Confirmed {
  return { slot: favouriteSlot(cinema.id), state: { favourite, cinema }, updatedAt }
}

export const favouriteCinema = defineCommand({
  kind: 'favouriteCinema',
  args: FavouriteCinema,
  state: FavouriteState,
  lane: ({ id }) => cinemaLane(id),
  slot: ({ id }) => favouriteSlot(id),
  coalesce: lastWins,
  call: favouriteCinemaCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (_base, cinema) => ({ favourite: true, cinema }),
  receipt: ({ current }) => ({ own: [toConfirmedFavourite(current)] }),
})

export const unfavouriteCinema = defineCommand({
  kind: 'unfavouriteCinema',
  args: FavouriteCinema,
  state: FavouriteState,
  lane: ({ id }) => cinemaLane(id),
  slot: ({ id }) => favouriteSlot(id),
  coalesce: lastWins,
  call: unfavouriteCinemaCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (_base, cinema) => ({ favourite: false, cinema }),
  receipt: ({ current }) => ({ own: [toConfirmedFavourite(current)] }),
  unsets: true,
})

export const toFavouriteIntent = (cinema: FavouriteCinema, favourite: boolean): Intent => ({
  kind: (favourite ? favouriteCinema : unfavouriteCinema).kind,
  args: cinema,
})
