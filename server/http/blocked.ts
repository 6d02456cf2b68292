import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import type { Member } from './platform.ts'
import { ProblemError } from './problemError.ts'

/** A block of a member, which may be over. */
export type BlockView = { until: Date | null; reason: string }

/** Whether a block still holds. */
export const holds = (block: Pick<BlockView, 'until'>, now: Date): boolean => block.until === null || block.until > now

/**
 * Keeps whom the moderation has blocked from what others see: publishing, and marks that count. They go on reading, and
 * keep what is theirs alone. The sentence says until when and why: the outbox shows it beside what it could not send.
 *
 * @throws ProblemError `account_blocked`
 */
export function refuseBlocked({ block }: Pick<Member, 'block'>, now: Date): void {
  if (!block || !holds(block, now)) return
  throw new ProblemError('account_blocked', { detail: toSentence(block) })
}

function toSentence({ until, reason }: BlockView): string {
  if (until === null) return `Dein Konto ist dauerhaft gesperrt: ${reason}`
  const [year, month, day] = toBerlinDate(until).split('-').map(Number)
  return `Dein Konto ist bis ${day}.${month}.${year}, ${toBerlinTime(until)} Uhr gesperrt: ${reason}`
}
