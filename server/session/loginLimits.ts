import { clearBucket, countInBucket, readBucket } from '../db/limits.ts'
import type { Platform } from '../http/platform.ts'
import { takeFromLimit } from '../http/sharedLimit.ts'

/** From one address: a password is not guessed, nor many names tried with one (ADR 013). */
const BY_NAME_AND_ADDRESS = { max: 10, windowSeconds: 900 }
const BY_ADDRESS = { max: 60, windowSeconds: 900 }
/** From everywhere: beyond it each attempt costs work. Never a refusal, or strangers could lock a member out. */
const FAILURES_OF_NAME = { max: 50, windowSeconds: 3600 }

/** One attempt to sign in, as far as the limits see it. */
export type Attempt = {
  /** Counts it. @throws ProblemError `too_many_requests`. */
  begin(): Promise<void>
  /** Whether so many have failed for this name that a captcha has to come with it. */
  needsCaptcha(): Promise<boolean>
  failed(): Promise<void>
  /** Whoever knows the password has no failures behind him. */
  succeeded(): Promise<void>
}

/** @param nameKey the folded name; @param addressKey whom the limit by address counts. */
export function createAttempt(platform: Platform, nameKey: string, addressKey: string, now: Date): Attempt {
  const { db } = platform.database
  const { rateLimits } = platform.config
  const own = `login:name:${nameKey}:${addressKey}`
  const failures = `login:failures:${nameKey}`
  return {
    async begin() {
      await takeFromLimit(platform, `login:address:${addressKey}`, BY_ADDRESS, now)
      await takeFromLimit(platform, own, BY_NAME_AND_ADDRESS, now)
    },
    needsCaptcha: async () => rateLimits && (await readBucket(db, failures, now)) >= FAILURES_OF_NAME.max,
    async failed() {
      if (rateLimits) await countInBucket(db, failures, FAILURES_OF_NAME.windowSeconds, now)
    },
    succeeded: () => clearBucket(db, own),
  }
}
