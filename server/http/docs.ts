import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { problemCodes } from '#contract/problem.ts'
import { readLimit } from './readLimit.ts'

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
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: { onRequest: readLimit(app) },
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
}
