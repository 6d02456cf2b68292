import type { FavouriteCinema } from '#contract/favourites.ts'
import { useFavouriteToggle } from '../../atoms/favourites/useFavouriteToggle.ts'
import * as texts from '../../texts/favourites.ts'
import { FavouriteButton } from '../../ui/cinema/FavouriteButton.tsx'
import { ArrivalNote } from './ArrivalNote.tsx'

/** Keeps this cinema for visitor and member alike, and says what came of it. */
export function FavouriteToggle({ cinema }: { cinema: FavouriteCinema }) {
  const { button, wasMarked } = useFavouriteToggle(cinema, texts)
  return (
    <>
      <FavouriteButton {...button} />
      {wasMarked && <ArrivalNote />}
    </>
  )
}
