import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { offerShownAtom, preferencesAtom } from '../../../atoms/consent.ts'

const ConsentOffer = lazy(() => import('./ConsentOffer.tsx').then((module) => ({ default: module.ConsentOffer })))
const ConsentPreferences = lazy(() =>
  import('./ConsentPreferences.tsx').then((module) => ({ default: module.ConsentPreferences })),
)

/** Where visitors are asked and change their mind. Both come with their first use: no first page carries them. */
export function ConsentHost() {
  const offered = useAtomValue(offerShownAtom)
  const preferences = useAtomValue(preferencesAtom)
  return (
    <Suspense>
      {offered && <ConsentOffer />}
      {preferences && <ConsentPreferences />}
    </Suspense>
  )
}
