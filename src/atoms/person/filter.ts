import type { PeopleQuery } from '#contract/people.ts'

/** The filter of the list of people, as the URL carries it; `birthday` may also be `today`, the day in Berlin. */
export type PeopleFilter = Pick<PeopleQuery, 'letter' | 'job' | 'birthday'>
