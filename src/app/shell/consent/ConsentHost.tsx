import { useAtomValue } from 'jotai'
import { offerShownAtom, preferencesAtom } from '../../../atoms/consent/consent.ts'
import { ConsentOffer } from './ConsentOffer.tsx'
import { ConsentPreferences } from './ConsentPreferences.tsx'

/** The offer and the preferences of the consent. */
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
