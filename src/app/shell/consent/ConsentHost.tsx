import { useAtomValue } from 'jotai'
import { offerShownAtom, preferencesAtom } from '../../../atoms/consent/consent.ts'
import { ConsentOffer } from './ConsentOffer.tsx'
import { ConsentPreferences } from './ConsentPreferences.tsx'

/** Where visitors are asked, and where they change their mind. */
export function ConsentHost() {
  const offered = useAtomValue(offerShownAtom)
  const preferences = useAtomValue(preferencesAtom)
  return (
    <>
      {offered && <ConsentOffer />}
      {preferences && <ConsentPreferences />}
    </>
  )
}
