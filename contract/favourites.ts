import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CinemaId, Instant } from './ids.ts'
import { receiptOf } from './receipt.ts'

/** How many cinemas one person may keep: as many as one bundle for the device holds. */
export const MAX_FAVOURITES = 50

/** The fields that name a favourite cinema without a network. */
export const FavouriteCinema = z.object({ id: CinemaId, permalink: z.string(), name: z.string(), city: z.string() })
export type FavouriteCinema = z.infer<typeof FavouriteCinema>

/** Whether a cinema is one of the member's favourites, as the server holds it. */
export const Favourite = z.object({
  cinema: FavouriteCinema,
  favourite: z.boolean(),
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type Favourite = z.infer<typeof Favourite>

const FavouriteReceipt = receiptOf(Favourite)

export const favouriteCinemasCall = defineCall({
  method: 'GET',
  path: '/api/me/cinemas',
  summary: "The member's favourite cinemas",
  audience: 'member',
  answer: z.object({ items: z.array(FavouriteCinema) }),
})

export const favouriteCinemaCall = defineCall({
  method: 'PUT',
  path: '/api/me/cinemas/:id',
  summary: 'Keep a cinema as a favourite',
  audience: 'member',
  command: true,
  params: z.object({ id: CinemaId }),
  answer: FavouriteReceipt,
})

export const unfavouriteCinemaCall = defineCall({
  method: 'DELETE',
  path: '/api/me/cinemas/:id',
  summary: 'Let go of a favourite cinema',
  audience: 'member',
  command: true,
  params: z.object({ id: CinemaId }),
  answer: FavouriteReceipt,
})
