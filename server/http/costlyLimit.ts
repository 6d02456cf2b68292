import type { FastifyRequest } from 'fastify'
import { isInProcess } from './isInProcess.ts'
import type { Platform } from './platform.ts'
import { createBlockLimit, type Limit } from './sharedLimit.ts'
import { toAddressKey } from './toAddressKey.ts'

/** Taken at once from the shared count. */
const BLOCK = 10

/**
 * A limit by address for a call that takes the server longer than others, beside the limit for all calls (`readLimit.ts`).
 * Calls of the server's own pages do not count: those have a limit of their own.
 *
 * @returns counts a request, by its cost where requests differ; throws 429 with `Retry-After` beyond the limit.
 */
export function createCostlyLimit(platform: Platform, name: string, limit: Limit) {
  const count = createBlockLimit(platform, limit, BLOCK)
  return async (request: FastifyRequest, now: Date, cost = 1): Promise<void> => {
    if (!isInProcess(request)) await count(`${name}:${toAddressKey(request.ip)}`, now, cost)
  }
}
