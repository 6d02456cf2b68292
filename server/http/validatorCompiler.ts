import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { findUnreadable } from './findUnreadable.ts'

type Issue = z.core.$ZodIssue
type Compiler = FastifySchemaCompiler<unknown>

/** The input of a call does not have the required form. */
export class InvalidInput extends Error {
  readonly issues: readonly Issue[]
  constructor(issues: readonly Issue[]) {
    super('invalid input')
    this.issues = issues
  }
}

/**
 * Our own compiler, because fastify-type-provider-zod's keeps neither the kind of an issue nor its input. Before any
 * schema, it refuses text that the database cannot store, in all parts of every request.
 */
export const validatorCompiler: Compiler = (route) => {
  const validate = compile(route)
  return (data) => {
    const unreadable = findUnreadable(data)
    return unreadable.length === 0 ? validate(data) : { error: new InvalidInput(unreadable.map(toIssue)) }
  }
}

/** The same without the check of the text: for bodies that hold those of other calls. */
export const relayValidatorCompiler: Compiler = (route) => compile(route)

function compile({ schema, httpPart }: Parameters<Compiler>[0]) {
  if (!(schema instanceof z.core.$ZodType)) throw new Error('a call is described by the schemas of its contract')
  return (data: unknown): { value: unknown } | { error: InvalidInput } => {
    // Fastify passes `null` for a missing body, which is valid where the body is optional.
    const input = httpPart === 'body' && data === null ? undefined : data
    const result = z.safeParse(schema, input, { reportInput: true })
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) }
  }
}

const toIssue = (path: PropertyKey[]): Issue => ({ code: 'custom', path, message: 'unreadable_text', input: undefined })
