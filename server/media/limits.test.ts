import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { readConfig } from '../http/config.ts'
import { registerErrorHandler } from '../http/errorHandler.ts'
import { decoratePlatform } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { registerReadLimit } from '../http/readLimit.ts'
import type { Jobs } from '../jobs/service.ts'
import { registerMedia } from './routes.ts'

async function serve(options: Parameters<typeof registerMedia>[2]) {
  const app = Fastify()
  decoratePlatform(app, { config: readConfig({}, '/'), database: {} } as typeof app.platform)
  registerErrorHandler(app)
  await registerReadLimit(app)
  registerMedia(app, { handle: vi.fn() } as unknown as Jobs, { render: vi.fn(), ...options })
  return app
}

it('refuses an address that asks for more than its images of a minute, and tells no cache what is left', async () => {
  const app = await serve({ aMinute: 3 })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    // No such address reaches the database.
    const ask = () => fetch(`${url}/images/%20/52/nichts`)
    const answers = await Promise.all(Array.from({ length: 5 }, ask))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([404, 404, 404, 429, 429])
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const { headers } of answers) expect([...headers.keys()].join()).not.toContain('x-ratelimit')
  } finally {
    await app.close()
  }
})

it('asks the database when the turn of the address has come', async () => {
  const inTurn = vi.fn().mockRejectedValue(new ProblemError('too_many_requests', { retryAfter: 1 }))
  const app = await serve({ inTurn })
  expect((await app.inject('/images/p-amrum/348/amrum')).statusCode).toBe(429)
  expect(inTurn).toHaveBeenCalledOnce()
  await app.close()
})
