import { type Environment, toUrl } from './environment.ts'

/** The configuration of accounts: mail, captcha, social login, the cost of passwords. */
export type AccountConfig = {
  /** Undefined: mails are written to `dataDir/mail`. May hold a password. */
  smtpUrl: URL | undefined
  /** The sender address of mails. */
  mailFrom: string
  /** Whether mails on the disk are listed at `/dev/mail`: only where the server cannot be reached by others. */
  mailPage: boolean
  /**
   * The base of the address to which registrations are sent: a path of this server, or the URL of another site. Without
   * a slash at the end.
   */
  userApiBase: string
  /** Undefined: there is no social login. */
  facebook: { appId: string; graphUrl: URL; sdkUrl: URL } | undefined
  /** Undefined: our own proof of work is the captcha. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: URL } | undefined
  /** Zero bits of each puzzle of the proof of work: one more doubles the work. */
  captchaBits: number
  /** Memory of one argon2id hash in KiB. */
  passwordMemory: number
}

export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/
const HTTP = /^https?:$/
const ADDRESS = /^[^\s@<>,;:"()[\]]+@[^\s@<>,;:"()[\]]+$/

/**
 * Adds its problems to those of the environment.
 *
 * @param isOnlyHere whether the server can be reached from this machine alone.
 */
export function readAccountConfig(env: Environment, publicUrl: URL, isOnlyHere: boolean): AccountConfig {
  const smtp = env.optional('SMTP_URL')
  const smtpUrl = smtp === undefined ? undefined : toUrl(smtp, /^smtps?:$/)
  // The value may hold a password and is not repeated.
  if (smtp !== undefined && !smtpUrl) env.problems.push('SMTP_URL must be an smtp:// or smtps:// URL')
  const sender = env.text(
    'MAIL_FROM',
    `noreply@${LOOPBACK.test(publicUrl.hostname) ? 'localhost' : publicUrl.hostname}`,
  )
  const base = env.text('USER_API_BASE', '/api/v1').replace(/\/+$/, '')
  const isBase = /^\/api(\/[\w.-]+)+$/.test(base) || toUrl(base, HTTP) !== undefined
  return {
    smtpUrl,
    mailFrom: env.check('MAIL_FROM', sender, ADDRESS.test(sender) ? sender : undefined, 'an e-mail address', ''),
    mailPage: smtp === undefined && isOnlyHere,
    userApiBase: env.check('USER_API_BASE', base, isBase ? base : undefined, 'a path below /api/ or a URL', ''),
    facebook: readFacebook(env),
    recaptcha: readRecaptcha(env),
    captchaBits: env.integer('CAPTCHA_BITS', 13, 10, 20),
    passwordMemory: env.integer('PASSWORD_MEMORY', 19_456, 1024, 1_048_576),
  }
}

function readFacebook(env: Environment): AccountConfig['facebook'] {
  const appId = env.optional('FACEBOOK_APP_ID')
  const graphUrl = env.url('FACEBOOK_GRAPH_URL', HTTP, 'an http or https URL')
  const sdkUrl = env.url('FACEBOOK_SDK_URL', HTTP, 'an http or https URL')
  if (appId === undefined) return undefined
  return {
    appId,
    graphUrl: graphUrl ?? new URL('https://graph.facebook.com/v23.0'),
    // In German (K11).
    sdkUrl: sdkUrl ?? new URL('https://connect.facebook.net/de_DE/sdk.js'),
  }
}

function readRecaptcha(env: Environment): AccountConfig['recaptcha'] {
  const siteKey = env.optional('RECAPTCHA_SITE_KEY')
  const secret = env.optional('RECAPTCHA_SECRET')
  const verifyUrl = env.url('RECAPTCHA_URL', HTTP, 'an http or https URL')
  if ((siteKey === undefined) !== (secret === undefined)) {
    env.problems.push('RECAPTCHA_SECRET must be set together with RECAPTCHA_SITE_KEY')
  }
  if (siteKey === undefined || secret === undefined) return undefined
  return { siteKey, secret, verifyUrl: verifyUrl ?? new URL('https://www.google.com/recaptcha/api/siteverify') }
}
