import { useState } from 'react'
import * as texts from '../../texts/programme.ts'
import { Button } from '../kit/Button.tsx'
import { ErrorStrip } from '../kit/ErrorStrip.tsx'
import { Icon } from '../kit/Icon.tsx'
import styles from './PlaceSearch.module.css'
import type { PlaceActions } from './placeChoice.ts'

type NearbyButtonProps = { locate: PlaceActions['locate']; onHere: (coordinates: string) => void }

/** Asks for the position only when pressed, and says honestly why there is none. */
export function NearbyButton({ locate, onHere }: NearbyButtonProps) {
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'unavailable'>('idle')
  const press = async () => {
    setState('locating')
    const position = await locate()
    if (position.kind === 'here') onHere(position.coordinates)
    else setState(position.kind)
  }
  return (
    <div className={styles.nearby}>
      <Button variant="ghost" wide busy={state === 'locating'} onClick={() => void press()}>
        {state !== 'locating' && <Icon name="pin" size="small" />}
        {state === 'locating' ? texts.locating : texts.nearby}
      </Button>
      {(state === 'denied' || state === 'unavailable') && (
        <ErrorStrip message={state === 'denied' ? texts.locationDenied : texts.locationUnavailable} />
      )}
    </div>
  )
}
