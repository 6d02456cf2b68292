import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useReaderChange } from '../../atoms/core/useReaderChange.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { profileYearRef } from '../../atoms/profile/refs.ts'
import { yearHeading } from '../../texts/diary.ts'
import { year as words } from '../../texts/plots.ts'
import { Missing } from '../../ui/kit/Missing.tsx'
import { YearPlot } from '../../ui/plots/YearPlot.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { PartsSkeleton } from './ProfileSkeleton.tsx'

/** A year of a member's diary as the server counts it, in every state. */
export function ProfileYear({ id, note }: { id: IdOrPermalink; note: string | null }) {
  const [chosen, choose] = useState<number | null>(null)
  const reference = profileYearRef(id, chosen)
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => void load(profileYearRef(id, chosen)), [load, id, chosen])
  useReaderChange(() => void load(reference, { refresh: true }))
  const reload = useReload(reference)
  const found = useResource(reference)
  const last = found.state === 'idle' ? null : found.last
  // The one before stays until the chosen one has come.
  const [shown, setShown] = useState(last?.data ?? null)
  if (last !== null && last.data !== shown) setShown(last.data)
  // Something, since an empty place would keep its room.
  if (shown?.hidden) return <div hidden />
  const hasFailed = last === null && found.state === 'failed'
  if (shown === null && !hasFailed) return <PartsSkeleton />
  return (
    <ProfileSection title={yearHeading} note={note}>
      {hasFailed ? (
        <Missing
          isOffline={found.failure.reason === 'unreachable'}
          offline={{ title: words.unavailable, text: words.unavailableText }}
          error={{ title: words.failed, text: words.failedText }}
          onRetry={reload}
        />
      ) : (
        shown && <YearPlot year={shown} genres={shown.genres} onChoose={choose} />
      )}
    </ProfileSection>
  )
}
