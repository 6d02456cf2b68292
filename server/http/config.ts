import { isAbsolute, resolve } from 'node:path'
import type { FooterLink } from '#contract/footer.ts'
import { type AccountConfig, LOOPBACK, readAccountConfig } from './accountConfig.ts'
import { createEnvironment, toUrl } from './environment.ts'
import { parseFooterLinks } from './footerLinks.ts'
import { parseTrustedProxies, type TrustedProxies } from './trustProxy.ts'

/**
 * The checked configuration from the environment. Created once at start and passed in; no other code reads
 * `process.env`.
 */
export type Config = {
  host: string
  port: number
  /** The address at which browsers reach the server; `https:` makes cookies `Secure`. */
  publicUrl: URL
  /** Absolute; holds the embedded database, images and the secret. */
  dataDir: string
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  databaseConnections: number
  /** Undefined: made once and kept in `dataDir`. */
  sessionSecret: string | undefined
  productName: string
  /** The product's former site, linked in the footer; undefined: there is none. */
  classicUrl: URL | undefined
  /** Links of the footer to other sites. Undefined: those of the demo world while it is on, else none. */
  footerLinks: readonly FooterLink[] | undefined
  /** Whether the demo world is loaded and its members may sign in. */
  demoData: boolean
  /** True when the demo world is on by default: its members then sign in from this machine alone. */
  demoOnlyHere: boolean
  /** True when the demo world is off for the only reason that the server can be reached by others. */
  demoOffBecauseReachable: boolean
  /** The background jobs that this process takes: all, all but the drawing of images, none. */
  jobs: 'on' | 'quick' | 'off'
  /** Off only for benches and torture tests. */
  rateLimits: boolean
  /** Undefined: there is no proxy in front, and no `X-Forwarded-*` is believed. */
  trustProxy: TrustedProxies | undefined
  logLevel: LogLevel
} & AccountConfig

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** Thrown when the environment cannot be used; `problems` names each wrong value in a line of its own. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} wrong value(s):\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.problems = problems
  }
}

const HTTP = /^https?:$/
const TRUSTED_PROXIES = 'off, the number of proxies in front (1 to 9) or their addresses and networks'

/**
 * Reads the configuration. An empty value counts as absent.
 *
 * @param root the folder against which a relative DATA_DIR is resolved.
 * @throws ConfigError with all wrong values at once.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const environment = createEnvironment(env)
  const { problems, text, check, integer, choice } = environment
  const host = text('HOST', '127.0.0.1')
  const port = integer('PORT', 3000, 0, 65_535)
  const fallbackUrl = new URL(`http://${urlHost(host)}:${port}`)
  const publicUrl = environment.url('PUBLIC_URL', HTTP, 'an http or https URL') ?? fallbackUrl
  const databaseUrl = environment.optional('DATABASE_URL')
  if (databaseUrl !== undefined && !toUrl(databaseUrl, /^postgres(ql)?:$/)) {
    // The value may hold a password and is not repeated.
    problems.push('DATABASE_URL must be a postgresql:// URL')
  }
  const sessionSecret = environment.optional('SESSION_SECRET')
  if (sessionSecret !== undefined && sessionSecret.length < 32) {
    problems.push('SESSION_SECRET must have at least 32 characters')
  }
  const links = environment.optional('FOOTER_LINKS')
  const demo = choice('DEMO_DATA', ['auto', 'on', 'off'], 'auto')
  const proxies = environment.optional('TRUST_PROXY') ?? 'off'
  const trustProxy =
    proxies === 'off'
      ? undefined
      : check('TRUST_PROXY', proxies, parseTrustedProxies(proxies), TRUSTED_PROXIES, undefined)
  // A proxy makes a server that listens on the loopback reachable for everybody.
  const isOnlyHere = LOOPBACK.test(host) && LOOPBACK.test(publicUrl.hostname) && proxies === 'off'
  const dataDir = text('DATA_DIR', 'data')
  const config: Config = {
    host,
    port,
    publicUrl,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(root, dataDir),
    databaseUrl,
    databaseConnections: integer('DATABASE_CONNECTIONS', 20, 2, 1000),
    sessionSecret,
    productName: text('PRODUCT_NAME', 'Lichtspiel'),
    classicUrl: environment.url('CLASSIC_URL', HTTP, 'an http or https URL'),
    footerLinks: links
      ? check('FOOTER_LINKS', links, parseFooterLinks(links), 'a list of kind|label|url', undefined)
      : undefined,
    demoData: demo === 'auto' ? isOnlyHere : demo === 'on',
    demoOnlyHere: demo === 'auto' && isOnlyHere,
    demoOffBecauseReachable: demo === 'auto' && !isOnlyHere,
    jobs: choice('JOBS', ['on', 'quick', 'off'], 'on'),
    rateLimits: choice('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxy,
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
    ...readAccountConfig(environment, publicUrl, isOnlyHere),
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
