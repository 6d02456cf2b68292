import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { CommandKey } from '#contract/ids.ts'

/**
 * Whether the key of a command may be missing. A client that sends a key relies on it: an invalid key is refused for
 * every command.
 */
export function mayLackKey(call: Call, request: FastifyRequest): boolean {
  return call.keyOptional === true && request.headers['idempotency-key'] === undefined
}

/** The key of a command; undefined when absent or not a UUID. The quotes of a structured-field string are allowed. */
export function readKey(request: FastifyRequest): CommandKey | undefined {
  const header = request.headers['idempotency-key']
  if (typeof header !== 'string') return undefined
  const key = z.safeParse(CommandKey, header.replace(/^"(.*)"$/, '$1').toLowerCase())
  return key.success ? key.data : undefined
}

/** Runs before validation, which may rewrite the body. */
export async function hashCommand(request: FastifyRequest): Promise<void> {
  request.commandHash = createHash('sha256')
    .update(`${request.method} ${pathOf(request)}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex')
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
