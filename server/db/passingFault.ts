/**
 * Codes of PostgreSQL (appendix A of its manual) for what is over soon: connection exceptions (08), no room for another
 * connection, a server that stops or starts, a lock that somebody else held for too long, a transaction that was ended
 * because it was idle, a deadlock, and what the driver's sockets report. A missing file (`ENOENT`) is none: it does not pass.
 */
const CODES = /^(08...|53300|57P0[1-5]|55P03|25P03|40P01|40001|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** Messages of the driver that come without a code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/** Did the database, not the request, fail, in a way that passes? The same request may succeed a moment later. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const fromDriver = MESSAGES.some((message) => error.message.startsWith(message))
  // Drizzle wraps the driver's errors.
  return fromDriver || CODES.test(code) || isPassingFault(error.cause)
}
