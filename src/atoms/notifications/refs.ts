import { notificationsCall } from '#contract/notifications.ts'
import { toRef } from '../core/toRef.ts'

/** The member's notifications. */
export const notificationsRef = toRef(notificationsCall)
