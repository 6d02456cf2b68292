import type { IdOrPermalink } from '#contract/ids.ts'
import { personAwardsRef } from '../../atoms/background/refs.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { Awards } from '../../ui/background/Awards.tsx'

/** The awards of a person; nothing where there are none, or where they cannot be loaded. */
export function PersonAwards({ name }: { name: IdOrPermalink }) {
  const found = useResource(personAwardsRef(name))
  return <Awards groups={found.state === 'idle' ? [] : (found.last?.data.groups ?? [])} />
}
