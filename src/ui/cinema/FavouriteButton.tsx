import { keep, keepShort, kept, keptShort } from '../../texts/favourites.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'

type FavouriteButtonProps = {
  isKept: boolean
  isPending: boolean
  /** The cinema's name, where the button is one of many: fewer words are seen then, and the name is heard. */
  name?: string
  onToggle: () => void
}

/** Keeps a cinema as a favourite, or lets it go. A clock says that the choice still waits on this device. */
export function FavouriteButton({ isKept, isPending, name, onToggle }: FavouriteButtonProps) {
  const short = isKept ? keptShort : keepShort
  const long = isKept ? kept : keep
  return (
    <Button
      variant="ghost"
      aria-pressed={isKept}
      aria-label={name === undefined ? undefined : `${short}: ${name}`}
      onClick={onToggle}
    >
      <Icon name={isPending ? 'clock' : isKept ? 'check' : 'bookmark'} size="small" />
      {name === undefined ? long : short}
    </Button>
  )
}
