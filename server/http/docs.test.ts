import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { registerDocs } from './docs.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { decoratePlatform } from './platform.ts'
import { registerReadLimit } from './readLimit.ts'

it('refuses an address that asks for the reference, or for its files, too often', async () => {
  const app = Fastify()
  decoratePlatform(app, { config: readConfig({}, '/') } as typeof app.platform)
  registerErrorHandler(app)
  await registerReadLimit(app, 2)
  await registerDocs(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const status = async (path: string) => (await fetch(url + path)).status
    expect([await status('/api/docs/json'), await status('/api/docs/json')]).toEqual([200, 200])
    for (const path of ['/api/docs/', '/api/docs/json', '/api/docs/static/index.html']) {
      expect(await status(path), path).toBe(429)
    }
  } finally {
    await app.close()
  }
})
