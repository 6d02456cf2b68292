import type { TrustedScriptURL } from 'trusted-types/lib'
import { APP_POLICY } from '#contract/trustedTypes.ts'

/** The service worker's. */
const WORKER = '/sw.js'

/**
 * Whether an address belongs to another site. Which sites may send scripts is for the Content-Security-Policy to say.
 */
export function isForeign(url: string, ownOrigin: string): boolean {
  const { origin, protocol } = new URL(url, ownOrigin)
  return /^https?:$/.test(protocol) && origin !== ownOrigin
}

/** Only the worker is a script of ours that is loaded by its address: other files there may be a member's upload. */
function checkScriptUrl(url: string): string {
  if (url === WORKER || isForeign(url, location.origin)) return url
  throw new TypeError(`No script is loaded from ${url}.`)
}

let policy: ReturnType<typeof createPolicy>
const createPolicy = () => window.trustedTypes?.createPolicy(APP_POLICY, { createScriptURL: checkScriptUrl })

/**
 * An address as the browser takes it where Trusted Types are enforced (ADR 033).
 *
 * @throws TypeError for an address that no script of the app comes from.
 */
export function toScriptUrl(url: string): string | TrustedScriptURL {
  policy ??= createPolicy()
  return policy ? policy.createScriptURL(url) : checkScriptUrl(url)
}

export const toWorkerUrl = () => toScriptUrl(WORKER)
