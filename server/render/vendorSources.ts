import type { Config } from '../http/config.ts'

/** What pages may reach besides this server, by the directive of the policy. */
export type VendorSources = Partial<Record<'script-src' | 'connect-src' | 'frame-src', readonly [string, ...string[]]>>

const HTTP = /^https?:/

/**
 * Other hosts are in the policy only where the operator configured them; consent is asked for by the page.
 *
 * - Facebook's SDK asks how a login ended, and listens by frames of its own. A stand-in is a script alone.
 * - reCAPTCHA's are those that it names itself (developers.google.com/recaptcha/docs/faq).
 * - A user API at another address takes registrations.
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
