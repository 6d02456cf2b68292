import type { FuzzRequest } from './requests.ts'
import type { Answer } from './wire.ts'

/** The longest time that an answer may take. */
export const SLOW_MS = 2_000

const PROBLEM = 'application/problem+json'

/** The faults of an answer, apart from the time it took; empty when there are none. */
export function judge(request: FuzzRequest, answer: Answer): string[] {
  if ('dropped' in answer) return mayBeDropped(request) ? [] : [`the connection was dropped: ${answer.dropped}`]
  const { status, headers, body } = answer
  const wrong: string[] = []
  if (status >= 500) wrong.push(`answered ${status}`)
  const type = headers['content-type'] ?? ''
  // Random bytes may request a page, whose errors are HTML.
  const mayBePage = 'bytes' in request ? type.startsWith('text/html') : !request.target.startsWith('/api/')
  if (status >= 400 && !mayBePage && !type.startsWith(PROBLEM)) wrong.push(`answered ${status} without ${PROBLEM}`)
  if (status >= 200 && headers['x-content-type-options'] !== 'nosniff')
    wrong.push(`answered ${status} without the security headers`)
  const failed = /"receipts":\[/.test(body) ? [...body.matchAll(/"status":(5\d\d)/g)] : []
  for (const [, each] of failed) wrong.push(`answered ${each} within a batch`)
  return wrong
}

/**
 * A size above the limit of every call, in bytes. The connection is closed after the 413, so a client that still sends
 * may miss it.
 */
const TOO_LARGE = 1024 * 1024

/** HTTP does not require an answer to an incomplete request. */
function mayBeDropped(request: FuzzRequest): boolean {
  if ('body' in request && (request.body?.length ?? 0) > TOO_LARGE) return true
  return 'bytes' in request && !/\S[\s\S]*\r?\n\r?\n/.test(request.bytes.toString('latin1'))
}
