import { meetupCall } from '#contract/meetups.ts'
import { toRef } from '../core/toRef.ts'

/** One meetup, for a device that does not hold it. */
export const meetupRef = (id: string) => toRef(meetupCall, { params: { id } })
