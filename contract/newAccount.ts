/** So long an account may only rate (SPEC §9). */
export const PUBLISH_WAIT_HOURS = 24

/** Whether an account may not publish comments, blog articles and private messages yet. */
export function isNewAccount(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < PUBLISH_WAIT_HOURS * 3_600_000
}
