import { accountCall } from '#contract/account.ts'
import { sessionsCall } from '#contract/sessions.ts'
import { toRef } from '../core/toRef.ts'

/** The signed-in member's account. */
export const accountRef = toRef(accountCall)

/** Where the member is signed in. */
export const sessionsRef = toRef(sessionsCall)
