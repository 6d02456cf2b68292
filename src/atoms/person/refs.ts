import type { IdOrPermalink } from '#contract/ids.ts'
import { peopleCall, personCall } from '#contract/people.ts'
import { toRef } from '../core/toRef.ts'
import type { PeopleFilter } from './filter.ts'

/** A person with films and series. */
export const personRef = (id: IdOrPermalink) => toRef(personCall, { params: { id } })

/** People of the catalogue. @param filter with the day of `birthday` named, so that a kept answer is never of another day */
export const peopleRef = ({ letter, job, birthday }: PeopleFilter) =>
  toRef(peopleCall, { query: { letter, job, birthday } })
