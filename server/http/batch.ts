import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type BatchedCommand, type BatchReceipt, batchCall, NOT_TRIED } from '#contract/batch.ts'
import { clampInstant, parseInstant } from './parseInstant.ts'
import { ProblemError } from './problemError.ts'
import { registerCall } from './registerCall.ts'

/** Bytes: fifty of the longest texts that a member may write. */
const BODY_LIMIT = 512 * 1024

/** After so long the rest is left to another batch: the device waits for its answer for twenty seconds. */
const WORK_MS = 8_000

/** Marks the requests that a batch makes of its commands. Whoever sends it himself only loses the other calls. */
const BATCHED_HEADER = 'x-batched'

/** Headers that say who asks, on which device; every command of a batch is checked by them again. */
const ofTheBatch = ['cookie', 'x-xsrf-token', 'x-expected-user', 'x-intent-device', 'x-clock-skew']

/**
 * Serves `POST /api/batch`. Each command goes through the app as a request of its own, so that guard, rights, limit,
 * validation, hash, transaction and receipt are those of the single call, whatever they become. One after the other: they
 * are one member's, and his commands wait for each other in the database anyway. What was carried out stays so, whatever
 * happens to the rest: sent again, it answers from its receipt.
 */
export function registerBatch(app: FastifyInstance): void {
  // Only commands: nothing else has a receipt, and a batch in a batch has no end.
  app.addHook('onRequest', async (request) => {
    const isBatched = request.headers[BATCHED_HEADER] !== undefined
    if (isBatched && request.routeOptions.config.command !== true) throw new ProblemError('not_found')
  })
  const handle = async ({
    body,
    request,
  }: {
    body: { commands: readonly BatchedCommand[] }
    request: FastifyRequest
  }) => {
    const stopped = new Set<string>()
    const isLate = () => app.platform.clock().getTime() - request.arrivedAt.getTime() > WORK_MS
    const receipts: BatchReceipt[] = []
    for (const command of body.commands) {
      const { key, lane } = command
      const receipt =
        isLate() || (lane !== undefined && stopped.has(lane))
          ? { key, status: NOT_TRIED, replayed: false, body: null }
          : await carryOut(app, request, command)
      if (lane !== undefined && receipt.status !== 200) stopped.add(lane)
      receipts.push(receipt)
    }
    return { receipts }
  }
  registerCall(app, batchCall, handle, { bodyLimit: BODY_LIMIT, relaysCommands: true })
}

async function carryOut(app: FastifyInstance, batch: FastifyRequest, command: BatchedCommand): Promise<BatchReceipt> {
  const { method, path, key, body } = command
  const answer = await app.inject({
    method,
    url: path,
    remoteAddress: batch.ip,
    headers: toHeaders(app, batch, command),
    ...(body === undefined || body === null ? {} : { payload: JSON.stringify(body) }),
  })
  const retryAfter = Number(answer.headers['retry-after'])
  return {
    key,
    status: answer.statusCode,
    replayed: answer.headers['idempotency-replayed'] === 'true',
    body: answer.json(),
    ...(Number.isInteger(retryAfter) ? { retry_after: retryAfter } : {}),
  }
}

function toHeaders(app: FastifyInstance, batch: FastifyRequest, command: BatchedCommand) {
  const { key, intent_at, intent_after, intent_slot, intent_seq, if_match, body } = command
  const headers: Record<string, string> = { [BATCHED_HEADER]: '1', 'idempotency-key': key }
  for (const name of ofTheBatch) {
    const value = batch.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const clientNow = toClientNow(batch, app.platform.clock())
  if (clientNow !== undefined) headers['x-client-now'] = clientNow
  if (intent_at !== undefined) headers['x-intent-at'] = intent_at
  if (intent_after !== undefined) headers['x-intent-after'] = intent_after
  if (intent_slot !== undefined) headers['x-intent-slot'] = intent_slot
  if (intent_seq !== undefined) headers['x-intent-seq'] = String(intent_seq)
  if (if_match !== undefined) headers['if-match'] = if_match
  if (body !== undefined && body !== null) headers['content-type'] = 'application/json'
  return headers
}

/** The device's clock runs on while the batch is worked off: else the last commands would seem to be meant later. */
function toClientNow(batch: FastifyRequest, now: Date): string | undefined {
  const sent = parseInstant(batch.headers['x-client-now'])
  if (sent === undefined) return undefined
  return new Date(clampInstant(sent + now.getTime() - batch.arrivedAt.getTime())).toISOString()
}
