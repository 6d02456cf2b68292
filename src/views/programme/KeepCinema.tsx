import type { FavouriteCinema } from '#contract/favourites.ts'
import { useFavouriteToggle } from '../../atoms/favourites/useFavouriteToggle.ts'
import * as texts from '../../texts/favourites.ts'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import styles from './KeepCinema.module.css'

/** Beside a cinema's name: keeps it as a favourite, or lets it go. */
export function KeepCinema({ cinema }: { cinema: FavouriteCinema }) {
  const { isKept, isPending, onToggle } = useFavouriteToggle(cinema, texts).button
  return (
    <span className={styles.keep} data-kept={isKept || undefined}>
      <IconButton
        icon={isPending ? 'clock' : 'bookmark'}
        label={texts.keepNamed(cinema.name)}
        aria-pressed={isKept}
        onClick={onToggle}
      />
    </span>
  )
}
