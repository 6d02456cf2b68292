import type { Config } from '../http/config.ts'

/** The origins that pages may use besides this server, by the directive of the policy. */
export type VendorSources = Partial<Record<'script-src' | 'connect-src' | 'frame-src', readonly [string, ...string[]]>>

const HTTP = /^https?:/

/**
 * The sources of other hosts, which are in the policy only where the operator configured them; the page asks for
 * consent.
 *
 * - Facebook's SDK requests the status of a login, and receives it in frames of its own. A stand-in needs its script
 * alone.
 * - reCAPTCHA's sources are those of its documentation (developers.google.com/recaptcha/docs/faq).
 * - A user API at another address receives registrations.
 */
export function toVendorSources(config: Pick<Config, 'facebook' | 'recaptcha' | 'userApiBase'>): VendorSources {
  const { facebook, recaptcha, userApiBase } = config
  const isFacebookItself = facebook?.sdkUrl.hostname === 'connect.facebook.net'
  const all = {
    'script-src': [
      ...(facebook ? [facebook.sdkUrl.origin] : []),
      ...(recaptcha ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    'connect-src': [
      ...(isFacebookItself ? ['https://www.facebook.com'] : []),
      ...(HTTP.test(userApiBase) ? [new URL(userApiBase).origin] : []),
    ],
    'frame-src': [
      ...(isFacebookItself ? ['https://www.facebook.com', 'https://staticxx.facebook.com'] : []),
      ...(recaptcha ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
    ],
  }
  return Object.fromEntries(Object.entries(all).filter(([, hosts]) => hosts.length > 0))
}
