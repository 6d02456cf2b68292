import { useState } from 'react'
import type { City } from '#contract/cinema.ts'
import { placeChip } from '../../texts/programme.ts'
import { DialogChip } from '../kit/DialogChip.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import type { PlaceActions, PlaceChoice } from './placeChoice.ts'

type PlaceChipProps = {
  /** The place as it was understood. */
  name: string
  /** Its slug when it is a city. */
  city: string | null
  cities: readonly City[]
  actions: PlaceActions
  onChange: (place: PlaceChoice) => void
}

/** Says where cinemas are looked for, and opens the choice of another place. */
export function PlaceChip({ name, city, cities, actions, onChange }: PlaceChipProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (place: PlaceChoice) => {
    setOpen(false)
    onChange(place)
  }
  return (
    <>
      <DialogChip label={placeChip(name)} onClick={() => setOpen(true)}>
        {name}
      </DialogChip>
      {isOpen && (
        <PlaceDialog city={city} cities={cities} actions={actions} onChoose={choose} onClosed={() => setOpen(false)} />
      )}
    </>
  )
}
