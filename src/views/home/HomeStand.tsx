import type { Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { StandNote } from '../../ui/kit/StandNote.tsx'

/** Says from when the programme is when it comes from the device, or could not be refreshed. */
export function HomeStand({ resource }: { resource: Resource<unknown> }) {
  if (resource.state === 'idle' || resource.last === null) return null
  if (resource.last.source === 'network' && resource.state !== 'failed') return null
  return <Stand fetchedAt={resource.last.fetchedAt} />
}

function Stand({ fetchedAt }: { fetchedAt: string }) {
  return <StandNote fetchedAt={fetchedAt} now={useNow(fetchedAt)} />
}
