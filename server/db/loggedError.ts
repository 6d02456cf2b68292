import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

export type LoggedError = {
  type: string
  message: string
  stack?: string
  cause?: LoggedError
  errors?: LoggedError[]
} & Partial<Record<(typeof KEPT)[number], unknown>>

/** Properties that are logged. Left out are those that may hold values: PostgreSQL's `detail` and `where`, and `params`. */
const KEPT = [
  'code',
  'syscall',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const

/** Causes that are followed: an error may be its own. */
const MOST_CAUSES = 5

/** An error as the log may hold it: of a failed query its text and its place, but no value that it was asked with. */
export function toLoggedError(thrown: unknown, causes = MOST_CAUSES): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) }
  const message = toMessage(thrown)
  const properties: Partial<Record<string, unknown>> = { ...thrown }
  const kept = KEPT.filter((name) => properties[name] !== undefined).map((name) => [name, properties[name]])
  const goesOn = causes > 0
  return {
    type: thrown.constructor.name,
    message,
    // A stack begins with the message.
    ...(thrown.stack === undefined ? {} : { stack: thrown.stack.replace(thrown.message, () => message) }),
    ...Object.fromEntries(kept),
    ...(goesOn && thrown.cause !== undefined ? { cause: toLoggedError(thrown.cause, causes - 1) } : {}),
    ...(goesOn && thrown instanceof AggregateError
      ? { errors: thrown.errors.map((each) => toLoggedError(each, causes - 1)) }
      : {}),
  }
}

/** The same as text: its stack and those of its causes. */
export function toLoggedText(thrown: unknown): string {
  const toText = ({ stack, message, cause }: LoggedError): string =>
    (stack ?? message) + (cause === undefined ? '' : `\ncaused by: ${toText(cause)}`)
  return toText(toLoggedError(thrown))
}

function toMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  // Messages of data exceptions quote the value, in the quotation marks of the database's language.
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22'))
    return error.message.replace(/["'„“»«].*/s, '…')
  return error.message
}
