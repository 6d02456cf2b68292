import type { PersonalTable } from '../db/described.ts'
import { cinemas } from '../db/schema/cinema.ts'
import { favouriteCinemas } from '../db/schema/favourites.ts'

export const ownFavouriteCinemas: PersonalTable = {
  table: favouriteCinemas,
  owner: favouriteCinemas.userId,
  exported: {
    file: 'lieblingskinos',
    columns: {
      cinemaId: favouriteCinemas.cinemaId,
      name: cinemas.name,
      favourite: favouriteCinemas.favourite,
      updatedAt: favouriteCinemas.updatedAt,
    },
    order: [favouriteCinemas.changeSeq],
    join: { table: cinemas, on: [cinemas.id, favouriteCinemas.cinemaId] },
  },
}
