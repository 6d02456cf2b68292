/** So long an account may only rate (PRODUCT B13). */
export const PUBLISH_WAIT_HOURS = 24

export const PUBLISH_WAIT_MS = PUBLISH_WAIT_HOURS * 3_600_000

/** From when on an account may publish comments, blog articles and private messages. */
export const publishesFrom = (createdAt: Date): Date => new Date(createdAt.getTime() + PUBLISH_WAIT_MS)

/** Whether it may not yet. */
export const isNewAccount = (createdAt: Date, now: Date): boolean => now < publishesFrom(createdAt)

/** So long an account counts as new to the site: its first steps are offered. */
const FIRST_STEPS_DAYS = 14

/** Until when an account's first steps are offered. */
export const firstStepsUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + FIRST_STEPS_DAYS * 86_400_000)
