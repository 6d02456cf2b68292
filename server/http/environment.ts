/** Reads the environment and collects what is wrong with it. An empty value counts as absent. */
export type Environment = {
  /** One line for each wrong value. */
  readonly problems: string[]
  text(key: string, fallback: string): string
  /** Undefined when absent. */
  optional(key: string): string | undefined
  integer(key: string, fallback: number, min: number, max: number): number
  choice<T extends string>(key: string, options: readonly T[], fallback: T): T
  /** Undefined when absent or wrong. */
  url(key: string, protocol: RegExp, wanted: string): URL | undefined
  /** `parsed`, or where that is undefined a problem and the fallback. */
  check<T, F>(key: string, raw: string, parsed: T | undefined, wanted: string, fallback: F): T | F
}

export function createEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const problems: string[] = []
  const optional = (key: string) => env[key]?.trim() || undefined
  const text = (key: string, fallback: string) => optional(key) ?? fallback
  const check = <T, F>(key: string, raw: string, parsed: T | undefined, wanted: string, fallback: F): T | F => {
    if (parsed !== undefined) return parsed
    problems.push(`${key} must be ${wanted}, but is "${raw}"`)
    return fallback
  }
  return {
    problems,
    text,
    optional,
    check,
    integer(key, fallback, min, max) {
      const raw = text(key, String(fallback))
      const value = /^\d+$/.test(raw) ? Number(raw) : Number.NaN
      const valid = value >= min && value <= max ? value : undefined
      return check(key, raw, valid, `a whole number from ${min} to ${max}`, fallback)
    },
    choice(key, options, fallback) {
      const raw = text(key, fallback)
      const found = options.find((option) => option === raw)
      return check(key, raw, found, `one of ${options.join(', ')}`, fallback)
    },
    url(key, protocol, wanted) {
      const raw = optional(key)
      return raw === undefined ? undefined : check(key, raw, toUrl(raw, protocol), wanted, undefined)
    },
  }
}

export function toUrl(value: string, protocol: RegExp): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url && protocol.test(url.protocol) ? url : undefined
}
