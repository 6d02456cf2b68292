import { lazy, Suspense } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import { NearView } from '../../ui/kit/NearView.tsx'
import { PartsSkeleton } from './ProfileSkeleton.tsx'

/** Below the first view: neither the server's page nor its hydration waits for it. */
const ProfileYear = lazy(async () => ({ default: (await import('./ProfileYear.tsx')).ProfileYear }))

/** "Das Jahr in Filmen", loaded once it is near the view. @param note its visibility, on the member's own profile. */
export function YearHere({ id, note }: { id: IdOrPermalink; note: string | null }) {
  return (
    <NearView>
      <Suspense fallback={<PartsSkeleton />}>
        <ProfileYear id={id} note={note} />
      </Suspense>
    </NearView>
  )
}
