import type { Call } from '#contract/call.ts'
import { isNewAccount, publishesFrom } from '#contract/newAccount.ts'
import { may } from '#contract/roles.ts'
import { refuseBlocked } from './blocked.ts'
import type { Member } from './platform.ts'
import { ProblemError } from './problemError.ts'

/** Roles (B14), blocks (E9) and the 24-hour rule (B13), for every call that declares them. */
export function checkRights(call: Call, member: Member, now: Date): void {
  if (call.permission !== undefined && !may(member.credentials, call.permission)) throw new ProblemError('role')
  if (call.permission !== undefined || call.publishes === true) refuseBlocked(member, now)
  if (call.publishes !== true || !isNewAccount(member.createdAt, now)) return
  const retryAfter = Math.ceil((publishesFrom(member.createdAt).getTime() - now.getTime()) / 1000)
  throw new ProblemError('account_too_new', { retryAfter })
}
