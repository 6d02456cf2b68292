import { FavouriteCinema } from '#contract/favourites.ts'
import { visitorList } from '../core/visitorList.ts'

const favourites = visitorList('favouriteCinemas', FavouriteCinema)

/** The storage of a visitor's favourites. */
export const visitorStorageAtom = favourites.storageAtom
/** The visitor's favourites in the order in which they were kept; null until the device has answered. */
export const visitorFavouritesAtom = favourites.listAtom
/** The visitor's favourites as they lie on the device right now. */
export const readVisitorFavouritesAtom = favourites.readAtom
/** Changes them durably, for this and every other tab. */
export const changeVisitorFavouritesAtom = favourites.changeAtom
