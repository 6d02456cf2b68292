import { activityCall, discussionsCall } from '#contract/activity.ts'
import { toRef } from '../core/toRef.ts'

/** The things most commented on lately. */
export const discussionsRef = toRef(discussionsCall)

/** The acts of the member's friends. */
export const activityRef = toRef(activityCall)
