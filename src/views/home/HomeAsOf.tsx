import type { Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'

/** Says from when the programme is when it comes from the device, or could not be refreshed. */
export function HomeAsOf({ resource }: { resource: Resource<unknown> }) {
  if (resource.state === 'idle' || resource.last === null) return null
  if (resource.last.source === 'network' && resource.state !== 'failed') return null
  return <AsOf fetchedAt={resource.last.fetchedAt} />
}

function AsOf({ fetchedAt }: { fetchedAt: string }) {
  return <AsOfNote fetchedAt={fetchedAt} now={useNow(fetchedAt)} />
}
