import { keep, kept } from '../texts/favourites.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'

type FavouriteButtonProps = { isKept: boolean; isPending: boolean; onToggle: () => void }

/** Keeps a cinema as a favourite, or lets it go. A clock says that the choice still waits on this device. */
export function FavouriteButton({ isKept, isPending, onToggle }: FavouriteButtonProps) {
  return (
    <Button variant="ghost" aria-pressed={isKept} onClick={onToggle}>
      <Icon name={isPending ? 'clock' : isKept ? 'check' : 'bookmark'} size="small" />
      {isKept ? kept : keep}
    </Button>
  )
}
