import * as z from 'zod/mini'
import { type Favourite, FavouriteCinema, favouriteCinemaCall, unfavouriteCinemaCall } from '#contract/favourites.ts'
import { favouriteSlot, thingLane } from '../slots.ts'
import { type Confirmed, defineCommand, lastWins } from './command.ts'

/** The confirmed state of a favourite's slot; it names the cinema, so that lists need no network. */
export const FavouriteState = z.object({ favourite: z.boolean(), cinema: FavouriteCinema })
export type FavouriteState = z.infer<typeof FavouriteState>

/** The server's state of a favourite, as own state. */
export function toConfirmedFavourite({ cinema, favourite, updatedAt }: Favourite): Confirmed {
  return { slot: favouriteSlot(cinema.id), state: { favourite, cinema }, updatedAt }
}

export const favouriteCinema = defineCommand({
  kind: 'favouriteCinema',
  args: FavouriteCinema,
  state: FavouriteState,
  lane: ({ id }) => thingLane('cinemas', id),
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
  lane: ({ id }) => thingLane('cinemas', id),
  slot: ({ id }) => favouriteSlot(id),
  coalesce: lastWins,
  call: unfavouriteCinemaCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (_base, cinema) => ({ favourite: false, cinema }),
  receipt: ({ current }) => ({ own: [toConfirmedFavourite(current)] }),
  unsets: true,
})

export const toFavouriteIntent = (cinema: FavouriteCinema, favourite: boolean) => ({
  kind: (favourite ? favouriteCinema : unfavouriteCinema).kind,
  args: cinema,
})
