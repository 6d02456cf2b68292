import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { problemCodes } from '#contract/problem.ts'
import { ProblemError } from './problemError.ts'
import { readLimit } from './readLimit.ts'

/** Of the reference's files: megabytes each, which are compressed for each request. A browser asks for five. */
const AT_ONCE = 10

/** The OpenAPI document of the contract and its browsable reference at `/api/docs`. Register it before the calls. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const { config } = app.platform
  const codes = Object.entries(problemCodes).map(([code, status]) => `| \`${code}\` | ${status} |`)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.productName} API`,
        version: '1',
        description: [
          'Errors are `application/problem+json` with one of these codes:',
          `| code | status |\n|---|---|\n${codes.join('\n')}`,
          'Unsafe calls carry `X-XSRF-TOKEN`; commands also `Idempotency-Key`, `X-Intent-At`, `X-Intent-After` and `X-Client-Now`.',
        ].join('\n\n'),
      },
    },
    transform: jsonSchemaTransform,
  })
  let text: string | undefined
  let underWay = 0
  const limit = readLimit(app)
  /** Few at a time in all: a burst of these few paths holds up nobody, and fills no memory. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    await limit.call(app, request, reply)
    // The plugin makes this one anew each time, and of the text that was made once.
    if (request.routeOptions.url === '/api/docs/yaml') throw new ProblemError('not_found')
    if (underWay >= AT_ONCE) throw new ProblemError('too_many_requests', { retryAfter: 1 })
    underWay++
    reply.raw.once('close', () => {
      underWay--
    })
  }
  await app.register(async (scope) => {
    // The plugin's own hooks leave its files out.
    scope.addHook('onRequest', onRequest)
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      // One text for everybody: making it anew takes longer than sending it.
      transformSpecificationClone: false,
      transformSpecification: (specification, _request, reply) => {
        reply.type('application/json; charset=utf-8')
        text ??= JSON.stringify(specification)
        return text as unknown as Record<string, unknown>
      },
      staticCSP: true,
      // The reference loads nothing from elsewhere, and is served by http on the machine that tries it.
      transformStaticCSP: (policy) =>
        policy
          .replaceAll(' https:', '')
          // Swagger UI writes styles while it runs.
          .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
          .replace(' validator.swagger.io', '')
          .replace(/ ?upgrade-insecure-requests;?/, ''),
    })
  })
}
