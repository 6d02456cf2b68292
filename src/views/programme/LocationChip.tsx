import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { type FilterChange, locateAtom } from '../../atoms/cinema/cinema.ts'
import * as texts from '../../texts/programme.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './LocationChip.module.css'

type LocationChipProps = { coordinates: string | undefined; onChange: (change: FilterChange) => void }

type Locating = 'idle' | 'locating' | 'denied' | 'unavailable'

/** Cinemas by distance from here. Asks for the position only when pressed, and says honestly why there is none. */
export function LocationChip({ coordinates, onChange }: LocationChipProps) {
  const [state, setState] = useState<Locating>('idle')
  const locate = useSetAtom(locateAtom)
  const press = async () => {
    if (coordinates) return onChange({ coordinates: undefined })
    setState('locating')
    const position = await locate()
    setState(position.kind === 'here' ? 'idle' : position.kind)
    if (position.kind === 'here') onChange({ coordinates: position.coordinates })
  }
  return (
    <>
      <Chip pressed={Boolean(coordinates)} busy={state === 'locating'} onClick={() => void press()}>
        <Icon name="pin" size="small" />
        {state === 'locating' ? texts.locating : texts.locationChip}
      </Chip>
      {(state === 'denied' || state === 'unavailable') && (
        <p className={styles.problem} role="alert">
          {state === 'denied' ? texts.locationDenied : texts.locationUnavailable}
        </p>
      )}
    </>
  )
}
