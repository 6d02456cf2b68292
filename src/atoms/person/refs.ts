import type { IdOrPermalink } from '#contract/ids.ts'
import { personCall } from '#contract/people.ts'
import { toRef } from '../core/toRef.ts'

/** A person with films and series. */
export const personRef = (id: IdOrPermalink) => toRef(personCall, { params: { id } })
