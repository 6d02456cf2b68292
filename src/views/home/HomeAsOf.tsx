import { toUnsure } from '../../atoms/core/asOf.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'

/** Says from when the programme is while the server has not confirmed its times. */
export function HomeAsOf({ resource }: { resource: Resource<unknown> }) {
  const last = resource.state === 'idle' ? null : resource.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const unsure = toUnsure(resource, now)
  return unsure && <AsOfNote {...unsure} now={now} place="above" />
}
