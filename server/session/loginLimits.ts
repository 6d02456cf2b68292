import { clearBucket, countInBucket, readBucket } from '../db/limits.ts'
import type { Platform } from '../http/platform.ts'
import { takeFromLimit } from '../http/sharedLimit.ts'

/** The limit for one name from one address, against guessing a password (ADR 013). */
const BY_NAME_AND_ADDRESS = { max: 10, windowSeconds: 900 }
const BY_ADDRESS = { max: 60, windowSeconds: 900 }
/**
 * The limit of failures for one name from all addresses: beyond it, each attempt needs a captcha. It never refuses, or
 * strangers could lock a member out.
 */
const FAILURES_OF_NAME = { max: 50, windowSeconds: 3600 }

/** One attempt to sign in, with its limits. */
export type Attempt = {
  /** Counts the attempt. @throws ProblemError `too_many_requests`. */
  begin(): Promise<void>
  /** Whether there were so many failures for this name that a captcha is needed. */
  needsCaptcha(): Promise<boolean>
  failed(): Promise<void>
  /** Clears the count of this name and address: the member knows the password. */
  succeeded(): Promise<void>
}

/** @param nameKey the folded name; @param addressKey the key of the client's address (`toAddressKey`). */
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
