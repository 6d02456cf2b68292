import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'

/** What came does not have the form that its call asks for. */
export class InvalidInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid input')
    this.issues = issues
  }
}

/** Our own, for fastify-type-provider-zod's keeps neither the kind of an issue nor its input. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // Fastify hands over `null` for a body that is not there, which an optional one may be.
    const input = httpPart === 'body' && data === null ? undefined : data
    const result = z.safeParse(schema, input, { reportInput: true })
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) }
  }
