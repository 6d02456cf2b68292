import { isForeign } from './scriptUrls.ts'

/** HTML that would run a script; the Content-Security-Policy refuses it as well. */
const ACTIVE = /<script|srcdoc|\bon\w+\s*=|javascript:/i

/** Whether HTML contains no script. In doubt it says no. */
export const isInactive = (html: string): boolean => !ACTIVE.test(html)

/**
 * Lets the scripts of vendors work where Trusted Types are enforced: they set addresses and HTML as strings. Called
 * before the first of them is loaded, which takes the visitor's consent; the Content-Security-Policy allows this policy
 * only where the operator configured a vendor. Until then strings are refused without exception.
 */
export function admitVendors(): void {
  const { trustedTypes } = window
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => take(url, isForeign(url, location.origin)),
    createHTML: (html) => take(html, isInactive(html)),
  })
}

function take(value: string, isAllowed: boolean): string {
  if (isAllowed) return value
  throw new TypeError(`Refused: ${value.slice(0, 100)}`)
}
