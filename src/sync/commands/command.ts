import * as z from 'zod/mini'
import type { Answer, Body, Call, Params } from '#contract/call.ts'
import type { Lane, Slot } from '../slots.ts'

/**
 * An intent as the engine takes it: a command's kind and its arguments, which the command parses. Views and atoms use `Intent` of
 * `registry.ts`, which knows every kind.
 */
export type AnyIntent = {
  kind: string
  args: unknown /** Keys of entries that must be done before. */
  deps?: string[]
}

/** A call of the contract with its parameters and body. */
export type CommandRequest = {
  call: Call
  params?: Readonly<Record<string, string>>
  body?: unknown
  /** The version that it changes, for `If-Match`. */
  ifMatch?: string
}

/** Own state that a receipt or a change confirms. `updatedAt` is the server's: a slot never goes back. */
export type Confirmed = { slot: string; state: unknown; updatedAt: string }

/** The content of a receipt: own state, and the ids the server gave to things made offline. */
type ReceiptEffect = { own: readonly Confirmed[]; ids?: Readonly<Record<string, string>> }

/** An entry of the same slot that has no effect yet, as a new intent meets it. */
export type Earlier = { kind: string; args: unknown }

/**
 * The decision about a new intent and such an entry.
 *
 * - `keep`: both are sent.
 * - `replace`: the new one takes its place; where it says what is confirmed anyway, both vanish.
 * - `merge`: the earlier one stays where it is, with these arguments, and the new one vanishes.
 * - `cancel`: both vanish, and what depends on the earlier one with them.
 */
export type Coalesced = { do: 'keep' | 'replace' | 'cancel' } | { do: 'merge'; args: unknown }

/** Absolute state: the last one stays. */
export const lastWins = (): Coalesced => ({ do: 'replace' })
/** Each is sent. */
export const keepAll = (): Coalesced => ({ do: 'keep' })

/**
 * A change of a command besides its own slot, on the server and so on the screen as long as it waits. `fold` answers the
 * very same state where it changes nothing.
 */
export type SideEffect = { slot: Slot; fold(base: unknown): unknown }

/** One kind of command, all that the outbox has to know of it. `K` names it, `A` are its arguments (as input `I`), `S` the
 * slot's own state. */
export type CommandSpec<K extends string, A, I, S, C extends Call> = {
  kind: K
  args: z.ZodMiniType<A, I>
  state: z.ZodMiniType<S>
  /** The thing acted on. */
  lane(args: A): Lane
  /** The thing and the field. */
  slot(args: A): Slot
  coalesce(args: A, earlier: Earlier): Coalesced
  /** The entry that must be done before, where it still waits: one of this kind in this slot. */
  needs?(args: A): { kind: string; slot: Slot } | null
  call: C
  request(args: A): { params?: Params<C>; body?: Body<C>; ifMatch?: string }
  /** The slot's state once this is done; `base` null when none is known. */
  fold(base: S | null, args: A): S
  /** @param before the confirmed state of its own slot when it was meant; null when none was known. */
  sideEffect?(args: A, before: S | null): SideEffect | null
  receipt(answer: Answer<C>, args: A): ReceiptEffect
  /** The command unsets or deletes: a thing that is gone (404, 410) is as good as done. */
  unsets?: boolean
}

/** A command with its arguments parsed. */
export type BoundCommand = {
  lane: string
  slot: string
  needs: { kind: string; slot: string } | null
  unsets: boolean
  coalesce(earlier: Earlier): Coalesced
  request(): CommandRequest
  fold(base: unknown): unknown
  sideEffect(before: unknown): SideEffect | null
  /** null when the answer is none of this call's. */
  receipt(answer: unknown): ReceiptEffect | null
}

/** A command whose types are closed over, so that all kinds fit in one registry. */
export type Command<K extends string = string, I = unknown> = {
  kind: K
  /** The type of the arguments, for the compiler alone. */
  takes?: I
  /** null when these are no arguments of this command. */
  bind(args: unknown): BoundCommand | null
}

/** Closes over a command's types: what comes from the database or the network is parsed here, then trusted. */
export function defineCommand<K extends string, A, I, S, C extends Call>(
  spec: CommandSpec<K, A, I, S, C>,
): Command<K, I> {
  return {
    kind: spec.kind,
    bind(input) {
      const parsed = z.safeParse(spec.args, input)
      if (!parsed.success) return null
      const args = parsed.data
      return {
        lane: spec.lane(args),
        slot: spec.slot(args),
        needs: spec.needs?.(args) ?? null,
        unsets: spec.unsets ?? false,
        coalesce: (earlier) => spec.coalesce(args, earlier),
        request: () => ({ call: spec.call, ...spec.request(args) }) as CommandRequest,
        fold: (base) => spec.fold(orNull(spec.state, base), args),
        sideEffect: (before) => spec.sideEffect?.(args, orNull(spec.state, before)) ?? null,
        receipt: (answer) => {
          const read = z.safeParse(spec.call.answer, answer)
          return read.success ? spec.receipt(read.data as Answer<C>, args) : null
        },
      }
    },
  }
}

function orNull<S>(schema: z.ZodMiniType<S>, input: unknown): S | null {
  const parsed = z.safeParse(schema, input)
  return parsed.success ? parsed.data : null
}
