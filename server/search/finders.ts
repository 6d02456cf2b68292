import { things } from '#contract/things.ts'
import { listKinds } from '../things/registry.ts'
import type { ThingKind } from '../things/thing.ts'

type SearchOf<In extends string> = Extract<NonNullable<ThingKind['search']>, { in: In }>

/** The kinds that are found in one way, with the names that the search has for them. */
function listFound<In extends 'index' | 'now'>(where: In) {
  return listKinds().flatMap(({ type, search }) => {
    const kind = things[type]
    if (search?.in !== where || !('itemClass' in kind)) return []
    return [{ type, itemClass: kind.itemClass, search: search as SearchOf<In> }]
  })
}

/** Kinds whose things stand in the index. */
export const listIndexed = () => listFound('index')

/** Kinds that are asked anew with each search. */
export const listAsked = () => listFound('now')
