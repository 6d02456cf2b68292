import { useState } from 'react'
import type { Resource } from './resource.ts'

/**
 * Whether the first answer is still awaited. A failure ends that: the parts below are in use then, and are not hidden
 * while the same is requested again.
 *
 * @param place the thing that the resource is about; another one begins anew.
 */
export function useFirstLoad(resource: Resource<unknown>, place: string): boolean {
  const [failedAt, setFailedAt] = useState<string | null>(null)
  const isFailed = resource.state === 'failed'
  if (isFailed && failedAt !== place) setFailedAt(place)
  return (resource.state === 'idle' || resource.last === null) && !isFailed && failedAt !== place
}
