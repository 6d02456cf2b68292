import fc from 'fast-check'
import { batchCall } from '#contract/batch.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { batchBody } from './batch.ts'
import { bodyOf, type Sent } from './body.ts'
import { callAddress } from './callAddress.ts'
import { commandHeaders, type Headers, oddHeaders } from './headers.ts'
import { malformed } from './malformed.ts'
import { otherAddress } from './otherAddress.ts'
import { pageAddress } from './pageAddress.ts'
import { rawBytes } from './rawBytes.ts'
import type { Sender } from './things.ts'

/** A request of a client that speaks HTTP. The sender's cookies and token are added where it has none of its own. */
export type PlainRequest = { sender: Sender; method: string; target: string; headers: Headers; body: Buffer | null }
/** Bytes on a connection of their own. */
type RawRequest = { sender: 'visitor'; bytes: Buffer }
export type FuzzRequest = PlainRequest | RawRequest

const sender: fc.Arbitrary<Sender> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('visitor') },
  { weight: 6, arbitrary: fc.constant('member') },
  { weight: 2, arbitrary: fc.constant('moderator') },
)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND', 'PURGE']
const anyMethod = fc.constantFrom(...METHODS)
/** Mostly the one that belongs there. */
const methodOf = (own: string) =>
  fc.oneof({ weight: 25, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: anyMethod })

function toCallRequest(call: Call): fc.Arbitrary<FuzzRequest> {
  const body = call === batchCall ? batchBody.map((value) => toSent(value)) : bodyOf(call)
  const keys: fc.Arbitrary<Headers> = call.command === true ? commandHeaders : fc.constant([])
  return fc
    .tuple(sender, methodOf(call.method), callAddress(call), keys, oddHeaders, body)
    .map(([who, method, target, own, odd, sent]) => toPlain(who, method, target, [...own, ...odd], sent))
}

const toSent = (value: unknown): Sent => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value) ?? '') })

function toPlain(who: Sender, method: string, target: string, headers: Headers, sent: Sent): PlainRequest {
  const type = sent?.type === null || sent === null ? [] : [['content-type', sent.type] as const]
  // These have no body: it would be the beginning of the next request.
  const bare = ['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method)
  return { sender: who, method, target, headers: [...type, ...headers], body: bare ? null : (sent?.bytes ?? null) }
}

const toRead = (address: fc.Arbitrary<string>): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(sender, methodOf('GET'), address, oddHeaders)
    .map(([who, method, target, headers]) => toPlain(who, method, target, headers, null))

const anyCall = fc.constantFrom(...calls)

/** Every kind of request, in the share that finds most in a minute. Rendered pages take ten times as long as calls. */
const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 60, arbitrary: anyCall.chain(toCallRequest) },
  { weight: 4, arbitrary: toCallRequest(batchCall) },
  { weight: 5, arbitrary: toRead(pageAddress) },
  { weight: 6, arbitrary: toRead(otherAddress) },
  { weight: 6, arbitrary: toRead(malformed(fc.oneof(anyCall.chain(callAddress), otherAddress))) },
  { weight: 1, arbitrary: toRead(malformed(pageAddress)) },
  { weight: 4, arbitrary: rawBytes.map((bytes): FuzzRequest => ({ sender: 'visitor', bytes })) },
)

/** The request of a number: the seed and the number alone decide it, whatever came before. */
export function requestOf(seed: number, number: number): FuzzRequest {
  const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b)) | 0
  const [request] = fc.sample(anyRequest, { seed: own, numRuns: 1 })
  if (!request) throw new Error('nothing was made')
  return request
}
