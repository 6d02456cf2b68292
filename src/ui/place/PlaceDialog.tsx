import type { City } from '#contract/cinema.ts'
import { placeTitle } from '../../texts/programme.ts'
import { Dialog } from '../kit/Dialog.tsx'
import styles from './PlaceDialog.module.css'
import { PlaceSearch } from './PlaceSearch.tsx'
import type { PlaceActions, PlaceChoice } from './placeChoice.ts'

type PlaceDialogProps = {
  /** The slug of the city that is chosen. */
  city: string | null
  cities: readonly City[]
  actions: PlaceActions
  onChoose: (place: PlaceChoice) => void
  onClosed: () => void
}

/** The choice of a place above the page. */
export function PlaceDialog({ onClosed, ...search }: PlaceDialogProps) {
  return (
    <Dialog label={placeTitle} isTall onClosed={onClosed}>
      <h2 className={styles.title}>{placeTitle}</h2>
      <PlaceSearch {...search} />
    </Dialog>
  )
}
