import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import type { CommandContext } from './idempotency.ts'
import type { Member } from './platform.ts'
import type { InTurn } from './turns.ts'

type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined
type IsCommand<C extends Call> = C['command'] extends true ? true : false

/** The input of a handler: the parsed call, and for a command its transaction too. */
export type CallContext<C extends Call> = {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
  /** The member who sent the request. Always null on public calls: their answer is the same for everybody. */
  member: C['audience'] extends 'member' ? Member : C['audience'] extends 'public' ? null : Member | null
  /** When the request arrived. */
  now: Date
  request: FastifyRequest
  reply: FastifyReply
} & (IsCommand<C> extends true ? CommandContext : unknown)

export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<z.input<C['answer']>>

export type CallOptions = {
  /**
   * The limit of the body in bytes, where the usual 64 KiB are not enough. The time limit of the body depends on it,
   * too.
   */
  bodyLimit?: number
  /** For a call with large bodies: may refuse a member before a byte is read. */
  admit?: (member: Member, request: FastifyRequest, reply: FastifyReply) => void
  /** `Cache-Control` of a public answer, where the usual half minute does not fit. */
  cacheControl?: string
  /**
   * The body holds the bodies of other calls: each is validated by its own call, and an invalid one does not stop the
   * others.
   */
  relaysCommands?: boolean
  /** A queue of turns for this call, where the queue of all calls is not right for it. */
  inTurn?: InTurn
  /**
   * For a path that is all parameters: the addresses that belong to this call. All others are answered as if the call
   * did not exist.
   */
  serves?: (params: Readonly<Record<string, string>>) => boolean
}
